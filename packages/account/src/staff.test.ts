import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayDo, RIGHT_WORDS, RIGHTS, ROLE_RIGHTS, readStaffName, STAFF_ROLES } from './staff.ts';

describe('what a role may do', () => {
  it('is what the table gives, and nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STAFF_ROLES), fc.constantFrom(...RIGHTS), (role, right) => {
        expect(mayDo(role, right)).toBe(ROLE_RIGHTS[role].includes(right));
      }),
    );
  });

  it.each([
    ['an author writes, and does not publish', 'author', ['write-own'], ['write', 'publish', 'live', 'people']],
    ['an editor publishes', 'editor', ['write', 'publish'], ['live', 'redirects', 'webhooks', 'tokens', 'people']],
    ['a producer does live coverage and redirects', 'producer', ['live', 'redirects', 'webhooks'], ['mail', 'people']],
    ['advertising sees readers, and no story', 'ads', ['audience'], ['read', 'write-own', 'media']],
    ['an admin looks after people, tokens and mail', 'admin', ['people', 'tokens', 'mail', 'audit'], []],
  ] as const)('%s', (_, role, may, mayNot) => {
    for (const right of may) expect([right, mayDo(role, right)]).toEqual([right, true]);
    for (const right of mayNot) expect([right, mayDo(role, right)]).toEqual([right, false]);
  });

  it('is said in words, each right once in a role', () => {
    for (const right of RIGHTS) expect(RIGHT_WORDS[right]).not.toBe('');
    for (const role of STAFF_ROLES) expect(new Set(ROLE_RIGHTS[role]).size).toBe(ROLE_RIGHTS[role].length);
  });
});

describe('a name of the newsroom', () => {
  it.each([
    ['  Ines   Okafor ', 'Ines Okafor', 'ines okafor'],
    ['Łukasz Żółć', 'Łukasz Żółć', 'łukasz żółć'],
    ['Ｉｎｅｓ', 'Ｉｎｅｓ', 'ines'],
  ])('%j is shown as %j and compared as %j', (text, name, key) => {
    expect(readStaffName(text)).toEqual({ name, key });
  });

  it.each(['', '   ', '...', 'Ann\r\nBcc: all@example.com', 'Ann\u202eeeL', 'An\u200bn', 'x'.repeat(81), 'Ann\0'])(
    '%j is none',
    (text) => {
      expect(readStaffName(text)).toBeUndefined();
    },
  );
});
