/** How far somebody is with signing up for newsletters, and how the form names what it sends. */
export const ADDRESS_FIELD = 'address';
export const NEWSLETTER_FIELD = 'newsletter';

export interface AskedSignUp {
  step: 'asks';
  address: string;
  /** Slugs of what is chosen. */
  newsletters: string[];
  /** What is wrong with each field, in words. */
  wrong: { address?: string; newsletters?: string };
}

export type SignUpState = AskedSignUp | { step: 'noted'; names: string; newsletters: string[] };

export const UNASKED: AskedSignUp = { step: 'asks', address: '', newsletters: [], wrong: {} };
