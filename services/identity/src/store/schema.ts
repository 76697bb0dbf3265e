/** The tables of accounts: who has one, what opens it, where it is open, and what the issuer remembers. */
import type { MailSchema } from '@masthead/mail';
import type { Kysely, Transaction } from 'kysely';
import type { KeptPasskey } from '../passkeys/ceremony.ts';
import type { ReadingSchema } from '../reading/schema.ts';
import type { StaffSchema } from '../staff/schema.ts';

export interface AccountRow {
  /** What others know the account by: the subject of its tokens. A UUID. */
  id: string;
  /** As its owner writes it: mail goes there. */
  email: string;
  /** As it is compared: two that are read as one address are one account. */
  email_key: string;
  /** What others see where the reader writes; empty until they choose one. */
  display_name: string;
  /** Null for who comes by passkey or by another's sign-in only. */
  password_hash: string | null;
  login_count: number;
  created_at: number;
}

export interface SessionRow {
  /** The hash of what the browser's cookie says: who reads this table can open nothing. */
  id_hash: string;
  account_id: string;
  /** What its owner knows the device by, such as “Firefox on Linux”. */
  device: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

/**
 * `ticket` is the last step of all that comes by mail: it signs its browser in at the issuer, at once. `challenge` is
 * what a passkey is to sign.
 */
export type TokenPurpose = 'join' | 'reset' | 'sign-in' | 'change-email' | 'ticket' | 'challenge';

/** What a mail brings back, once. */
export interface TokenRow {
  hash: string;
  purpose: TokenPurpose;
  /** Null while there is none: an account begins when its address is confirmed. */
  account_id: string | null;
  /** Where the mail went. */
  email: string;
  /** The password that was chosen on joining, and a mark of the browser in which it was: no other may use it. */
  password_hash: string | null;
  browser_hash: string | null;
  /** The path of this site that its reader came from. */
  return_to: string;
  expires_at: number;
}

/** Who an account is to another issuer: to the one that this site uses, or to a social connection. */
interface IdentityRow {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: number;
}

export interface PasskeyRow extends KeptPasskey {
  account_id: string;
  /** What its owner knows it by. */
  name: string;
  created_at: number;
  used_at: number | null;
}

/** Wrong tries, by whom and at what: no address stands here in clear. */
interface AttemptRow {
  key: string;
  wrong: number;
  /** After that they are forgotten. */
  until: number;
}

/** What the issuer remembers between two requests: grants, codes, tokens and visits, as its library writes them. */
export interface IssuedRow {
  model: string;
  /** The hash of the value that is handed out. */
  id_hash: string;
  grant_id: string | null;
  uid: string | null;
  /** Whose it is: all of it ends with a changed password or a deleted account. */
  account_id: string | null;
  /** JSON, sealed. */
  payload: string;
  consumed_at: number | null;
  expires_at: number | null;
}

/** What tokens are signed with, newest first; older ones stay as long as a token may live. */
interface SigningKeyRow {
  id: string;
  /** A private JSON Web Key, sealed with the installation's secret. */
  sealed: string;
  made_at: number;
}

/** With the queue of mail: letters are put in with the transaction that they follow from. */
export interface IdentitySchema extends MailSchema, ReadingSchema, StaffSchema {
  accounts: AccountRow;
  account_sessions: SessionRow;
  account_tokens: TokenRow;
  account_identities: IdentityRow;
  passkeys: PasskeyRow;
  sign_in_attempts: AttemptRow;
  issued: IssuedRow;
  signing_keys: SigningKeyRow;
}

export type IdentityDb = Kysely<IdentitySchema> | Transaction<IdentitySchema>;
