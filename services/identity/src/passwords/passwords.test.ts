import { describe, expect, it } from 'vitest';
import { createPasswords, DECOY } from './passwords.ts';

const passwords = createPasswords('a pepper');

describe('a password that is kept', () => {
  it('is argon2id, salted, and opens with itself only', async () => {
    const [kept, again] = [await passwords.hash('abc12!'), await passwords.hash('abc12!')];
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(kept).not.toBe(again);
    expect(await passwords.verify(kept, 'abc12!')).toBe(true);
    expect(await passwords.verify(kept, 'abc12?')).toBe(false);
  });

  it('opens nothing without the pepper', async () => {
    const kept = await passwords.hash('abc12!');
    expect(await createPasswords('another pepper').verify(kept, 'abc12!')).toBe(false);
  });

  it('is the same however a keyboard composes its letters', async () => {
    expect(await passwords.verify(await passwords.hash('caf\u00e91!'), 'cafe\u03011!')).toBe(true);
  });

  it('is no other one that begins like it, however long', async () => {
    const longest = 'a1!'.padEnd(256, 'x');
    const kept = await passwords.hash(longest);
    expect(await passwords.verify(kept, `${longest}y`)).toBe(false);
    expect(await passwords.verify(kept, `${longest}${'y'.repeat(5_000_000)}`)).toBe(false);
  });

  it('is looked for as long where there is none: nobody can tell who has an account', async () => {
    const costOf = (hash: string) => hash.split('$').slice(1, 4);
    expect(costOf(DECOY)).toEqual(costOf(await passwords.hash('abc12!')));
    expect(await passwords.verify(null, 'abc12!')).toBe(false);
  });
});
