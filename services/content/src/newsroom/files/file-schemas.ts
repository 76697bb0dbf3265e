/** What people may write into a newsroom's files besides stories, whose kinds say it themselves. */
import { z } from 'zod';
import { address, line, required, slug, username } from '../../documents/fields.ts';
import { show } from '../../documents/show.ts';
import { age, anyAge, fileName } from '../../kinds/story-matter.ts';

export const topicFile = z.strictObject({ slug, name: z.string(), description: z.string(), parent: slug.optional() });

const lines = z.array(z.string()).default([]);
export const authorFile = z.strictObject({
  username,
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  bio: z.string(),
  portrait: fileName.optional(),
  title: z.string().default(''),
  email: z.string().default(''),
  disclosure: z.string().default(''),
  education: lines,
  expertise: lines,
  awards: lines,
  credentials: lines,
  roles: z.array(z.strictObject({ name: z.string(), role: z.string() })).default([]),
  bureau: z.string().default(''),
  social: z.strictObject({ twitter: z.string().default(''), instagram: z.string().default('') }).prefault({}),
  joined: age.optional(),
});

const fraction = z.number().min(0).max(1);
export const pictureFile = z.strictObject({
  file: fileName,
  alt: z.string('says what the picture shows, for those who cannot see it'),
  caption: z.string().default(''),
  credit: z.string().default(''),
  /** What is left out is found out from the file. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'takes a colour such as "#fbaf91", in quotes')
    .optional(),
  focus: z.strictObject({ x: fraction, y: fraction }).optional(),
});

/** Days ago and dollars. */
const priceChange = z.tuple([z.number().int().nonnegative(), z.number().nonnegative()]);
const history = z
  .array(priceChange)
  .min(1)
  .refine(
    (changes) => changes.every(([days], at) => at === 0 || days < (changes[at - 1]?.[0] ?? 0)),
    'is not oldest first',
  );

export const productFile = z.strictObject({
  slug,
  name: required(120),
  maker: required(80),
  kind: required(60),
  picture: fileName.optional(),
  price: z.number().nonnegative(),
  attributes: z.array(
    z.strictObject({ name: required(60), value: z.union([z.string(), z.number()]).transform(String) }),
  ),
  offers: z.array(
    z.strictObject({
      merchant: required(80),
      url: address,
      history,
      note: line(120).default(''),
      soldOut: z.boolean().default(false),
      checked: age.optional(),
    }),
  ),
});

export const collectionFile = z.strictObject({
  slug,
  title: required(120),
  description: line(600),
  picture: fileName.optional(),
  kind: required(40),
  hide: z.boolean().default(false),
  threads: z.array(slug).default([]),
  show: show.optional(),
});

/** Features, newsletters and the rest are checked as documents once their pictures and times are resolved. */
export const looseFile = z.record(z.string(), z.unknown());
export const vanityFile = z.strictObject({
  path: z.string(),
  kind: z.string(),
  target: z.unknown().optional(),
  enabled: z.boolean().optional(),
  expires: anyAge.optional(),
});
const providerFile = z.looseObject({ checked: age.optional() });
export const placesFile = z.strictObject({ providers: z.array(providerFile), towns: z.array(looseFile) });

export type PictureFile = z.output<typeof pictureFile>;
export type TopicFile = z.output<typeof topicFile>;
export type AuthorFile = z.output<typeof authorFile>;
export type ProductFile = z.output<typeof productFile>;
export type CollectionFile = z.output<typeof collectionFile>;
