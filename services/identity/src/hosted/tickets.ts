/**
 * How somebody who came in by a letter is signed in at the issuer: with a ticket in a cookie, good once and at once, that
 * the next page of the issuer takes instead of a password.
 */
import type { Instant } from '@masthead/model';
import { issueToken, redeemToken } from '../accounts/one-time-tokens.ts';
import type { AccountRow, IdentityDb } from '../store/schema.ts';

export const issueTicket = (db: IdentityDb, { id, email }: Pick<AccountRow, 'id' | 'email'>, now: Instant) =>
  issueToken(db, { purpose: 'ticket', account_id: id, email }, now);

export async function redeemTicket(db: IdentityDb, secret: string, now: Instant): Promise<string | undefined> {
  return (await redeemToken(db, 'ticket', secret, now))?.account_id ?? undefined;
}
