import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, PASSWORD_RULES, type PasswordRules } from './password.ts';

const withSpecials = (minPasswordSpecialChars: number): PasswordRules => ({
  ...PASSWORD_RULES,
  minPasswordSpecialChars,
});

describe('a password', () => {
  it('has six characters, a letter, a number and a special one', () => {
    expect(PASSWORD_RULES).toEqual({
      minPasswordLength: 6,
      minPasswordLetters: 1,
      minPasswordNumbers: 1,
      minPasswordSpecialChars: 1,
    });
    expect(checkPassword('abc12!')).toEqual({
      isValidPasswordLength: true,
      isValidPasswordLetters: true,
      isValidPasswordNumbers: true,
      isValidPasswordSpecialChars: true,
      meetsReqs: true,
    });
  });

  it.each([
    ['abc123', { isValidPasswordSpecialChars: false }],
    ['a1!', { isValidPasswordLength: false }],
    ['123456!', { isValidPasswordLetters: false }],
    ['abcdef!', { isValidPasswordNumbers: false }],
    ['', { isValidPasswordLength: false, isValidPasswordSpecialChars: false }],
  ])('“%s” is told what it lacks, and is not enough', (password, lacks) => {
    expect(checkPassword(password)).toMatchObject({ ...lacks, meetsReqs: false });
  });

  it.each([
    [2, 'ab1!c!', false],
    [2, 'ab1!!c', true],
    [0, 'abc123', true],
  ])('of which %i special ones must follow each other: “%s”', (least, password, isValid) => {
    expect(checkPassword(password, withSpecials(least)).isValidPasswordSpecialChars).toBe(isValid);
  });

  it('may be in any script, and an emoji is one character', () => {
    expect(checkPassword('пароль7?').meetsReqs).toBe(true);
    expect(checkPassword('a1🙂🙂').isValidPasswordLength).toBe(false);
  });

  it('is enough exactly when nothing is lacking, and stays so when it gets longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, more) => {
        const { meetsReqs, ...checks } = checkPassword(password);
        expect(meetsReqs).toBe(Object.values(checks).every(Boolean));
        if (meetsReqs) expect(checkPassword(password + more).meetsReqs).toBe(true);
      }),
    );
  });
});
