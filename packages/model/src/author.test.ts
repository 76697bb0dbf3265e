import { describe, expect, it } from 'vitest';
import { authorCodec, roleCodec, socialProfileCodec, userCodec } from './author.ts';
import { isMedicalReviewer, isValidAuthor } from './people.ts';
import { author as full } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';
import { refusesBroken } from './testing/refuses-broken.ts';

const { authorBio, ...rest } = full;

describe('an author', () => {
  refusesBroken(authorCodec, { id: 'a1' });

  it('has every field, the bio under a shorter name', () => {
    readsBack(authorCodec, rest);
    expect(authorCodec.parse(full)).toMatchObject({ bio: authorBio, fullName: 'Ines Okafor' });
    expect(isMedicalReviewer(authorCodec.parse(full))).toBe(true);
  });

  it('without a username is read, but not valid', () => {
    expect(isValidAuthor(authorCodec.parse({ id: 'a', username: '' }))).toBe(false);
    expect(isValidAuthor(authorCodec.parse({ id: 'a' }))).toBe(false);
    expect(isValidAuthor(authorCodec.parse({ id: 'a', username: 'ines' }))).toBe(true);
  });

  it('may write what they know as one line', () => {
    expect(authorCodec.parse({ id: 'a', expertise: 'Phones', awards: '' })).toMatchObject({
      expertise: ['Phones'],
      awards: [],
    });
  });

  it('may have no picture', () => {
    expect([authorCodec.parse({ id: 'a' }).image, authorCodec.parse({ id: 'a', image: null }).image]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

it('a user has every field', () => {
  const {
    title,
    authorDisclosure,
    education,
    expertise,
    awardsAndCredentials,
    roles,
    bureau,
    awards,
    credentials,
    ...user
  } = rest;
  readsBack(userCodec, user);
  expect(userCodec.parse({ ...user, authorBio })).toMatchObject({ bio: authorBio, fullName: 'Ines Okafor' });
});

it('a role has a name and a code', () => {
  readsBack(roleCodec, { name: 'Voice', role: 'CONTRIBUTOR_VOICES' });
});

it('a social profile has every field', () => {
  readsBack(socialProfileCodec, full.socialProfileIds);
});
