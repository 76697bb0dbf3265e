/** What a link in a mail carries: good once, for one thing, for a while. */
import { MAIL_MINUTES } from '@masthead/account';
import type { Instant } from '@masthead/model';
import type { IdentityDb, TokenPurpose, TokenRow } from '../store/schema.ts';
import { hashOf, newSecret } from '../store/store.ts';

const MINUTE_MS = 60_000;
/** What opens an account is asked for and used at once; a ticket goes from one page to the next. */
export const GOOD_FOR_MS: Readonly<Record<TokenPurpose, number>> = {
  join: MAIL_MINUTES.join * MINUTE_MS,
  reset: MAIL_MINUTES.forgot * MINUTE_MS,
  'sign-in': MAIL_MINUTES.link * MINUTE_MS,
  'change-email': 24 * 60 * MINUTE_MS,
  ticket: 2 * MINUTE_MS,
  challenge: 10 * MINUTE_MS,
};

export type Wanted = Pick<TokenRow, 'purpose' | 'account_id' | 'email'> &
  Partial<Pick<TokenRow, 'password_hash' | 'browser_hash' | 'return_to'>>;

/** Gives the secret, which is kept by nobody else. Those before it stay good: which mail is read first is for its reader. */
export async function issueToken(db: IdentityDb, wanted: Wanted, now: Instant): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('account_tokens')
    .values({
      hash: hashOf(secret),
      password_hash: null,
      browser_hash: null,
      return_to: '/',
      ...wanted,
      expires_at: now + GOOD_FOR_MS[wanted.purpose],
    })
    .execute();
  return secret;
}

/** Looks without using it up. */
export const findToken = (db: IdentityDb, secret: string, now: Instant): Promise<TokenRow | undefined> =>
  db
    .selectFrom('account_tokens')
    .selectAll()
    .where('hash', '=', hashOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** What somebody began in this browser to join with this address, the newest. */
export const findJoining = (
  db: IdentityDb,
  email: string,
  browser: string,
  now: Instant,
): Promise<TokenRow | undefined> =>
  db
    .selectFrom('account_tokens')
    .selectAll()
    .where('purpose', '=', 'join')
    .where('email', '=', email)
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();

/** Undefined for one that is unknown, was used, is too old or is for something else; they cannot be told apart. */
export async function redeemToken(
  db: IdentityDb,
  purpose: TokenPurpose,
  secret: string,
  now: Instant,
): Promise<TokenRow | undefined> {
  const token = await db
    .deleteFrom('account_tokens')
    .where('hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  return token && token.expires_at > now ? token : undefined;
}

/** All that is under way for an account: with a new password or a new address, older mails open nothing. */
export async function dropTokensOf(db: IdentityDb, accountId: string): Promise<void> {
  await db.deleteFrom('account_tokens').where('account_id', '=', accountId).execute();
}

export async function dropOldTokens(db: IdentityDb, now: Instant): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
}
