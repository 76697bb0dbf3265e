/** What a password must have: shown while it is chosen, and asked for again where it is taken. */

export interface PasswordRules {
  readonly minPasswordLength: number;
  readonly minPasswordLetters: number;
  readonly minPasswordNumbers: number;
  readonly minPasswordSpecialChars: number;
}

export const PASSWORD_RULES: PasswordRules = {
  minPasswordLength: 6,
  minPasswordLetters: 1,
  minPasswordNumbers: 1,
  minPasswordSpecialChars: 1,
};

/** Longer ones say no more, and would cost the server more than a sign-in is worth. */
export const LONGEST_PASSWORD = 256;

export interface PasswordCheck {
  readonly isValidPasswordLength: boolean;
  readonly isValidPasswordLetters: boolean;
  readonly isValidPasswordNumbers: boolean;
  readonly isValidPasswordSpecialChars: boolean;
  readonly meetsReqs: boolean;
}

const LETTER = /\p{L}/gu;
const NUMBER = /\p{Nd}/gu;
/** One behind the other: those that stand apart are not added up. */
const SPECIALS = /[^\p{L}\p{Nd}]+/gu;

export function checkPassword(password: string, rules: PasswordRules = PASSWORD_RULES): PasswordCheck {
  const longestRun = Math.max(0, ...(password.match(SPECIALS) ?? []).map(lengthOf));
  const checks = {
    isValidPasswordLength: lengthOf(password) >= rules.minPasswordLength,
    isValidPasswordLetters: countOf(password, LETTER) >= rules.minPasswordLetters,
    isValidPasswordNumbers: countOf(password, NUMBER) >= rules.minPasswordNumbers,
    isValidPasswordSpecialChars: longestRun >= rules.minPasswordSpecialChars,
  };
  return { ...checks, meetsReqs: Object.values(checks).every(Boolean) };
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** As people count: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;
