/** What a reader chose about the sale and sharing of their information, and how the form names what it sends. */
export const CHOICE_FIELD = 'choice';
export type Choice = 'out' | 'withdraw';

export interface PrivacyState {
  /** Kept in this browser. */
  chosen: boolean;
  /** The browser says so itself, by Global Privacy Control. */
  signalled: boolean;
  /** A request for an e-mail address came with the choice. */
  noted: boolean;
}

/** The address as it was sent, and what is wrong with it. */
export interface AskedOptOut {
  address: string;
  wrong?: string;
}
