/** The people of a publication: users, and the authors among them. */
import { z } from 'zod';
import { imageCodec } from './image.ts';
import { fullNameOf } from './people.ts';
import { contentDate, id, lines, list, maybe, text, textOr } from './wire.ts';

export const roleCodec = z.object({ name: text, role: text });
export type Role = z.output<typeof roleCodec>;

export const socialProfileCodec = z.object({
  twitter: text,
  facebookProfile: text,
  facebookPage: text,
  instagram: text,
});
export type SocialProfile = z.output<typeof socialProfileCodec>;

const userFields = {
  id,
  username: textOr(''),
  profileUrl: text,
  email: text,
  firstName: textOr(''),
  lastName: textOr(''),
  jobTitle: textOr(''),
  dateCreated: maybe(contentDate),
  image: maybe(imageCodec),
  socialProfileIds: maybe(socialProfileCodec),
  authorBio: textOr(''),
};

/** The bio has one name inside, whosever it is. */
const named = <Person extends { firstName: string; lastName: string; authorBio: string }>({
  authorBio,
  ...person
}: Person) => ({ ...person, fullName: fullNameOf(person), bio: authorBio });

export const userCodec = z.object(userFields).transform((user) => named(user));
export type User = z.output<typeof userCodec>;

/** An author without a username can be named but not linked: see `isValidAuthor`. */
export const authorCodec = z
  .object({
    ...userFields,
    title: text,
    authorDisclosure: text,
    education: lines,
    expertise: lines,
    awardsAndCredentials: lines,
    roles: list(roleCodec),
    bureau: text,
    awards: lines,
    credentials: lines,
  })
  .transform((author) => named(author));
export type Author = z.output<typeof authorCodec>;
