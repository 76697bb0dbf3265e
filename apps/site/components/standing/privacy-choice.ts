/** What a reader chose about their privacy, as the page about it shows it, and what its buttons say. */
import type { ConsentCategory } from '@masthead/rules';

/** Neither sell nor share, or as before; exactly what is ticked, nothing, or all of it. */
const CHOICES = ['out', 'withdraw', 'save', 'reject', 'accept'] as const;
export type Choice = (typeof CHOICES)[number];

export const isChoice = (value: unknown): value is Choice => CHOICES.some((choice) => choice === value);

export interface PrivacyState {
  /** Kept in this browser: that nothing is sold or shared. */
  chosen: boolean;
  /** The browser says so itself, by Global Privacy Control. */
  signalled: boolean;
  /** A request for an e-mail address came with the choice. */
  noted: boolean;
  /** Nothing happens here before the reader agrees. */
  asksFirst: boolean;
  /** What may happen now. */
  allowed: readonly ConsentCategory[];
}

/** The address as it was sent, and what is wrong with it. */
export interface AskedOptOut {
  address: string;
  wrong?: string;
}
