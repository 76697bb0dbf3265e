/** Looks through the database for what should be gone with an account. */
import { expect } from 'vitest';
import type { SiteWithIssuer } from './each-issuer.ts';

const TABLES = [
  'accounts',
  'account_sessions',
  'account_tokens',
  'account_identities',
  'account_saved',
  'passkeys',
  'sign_in_attempts',
  'issued',
  'mail',
] as const;

/** Nothing names the account or its address, but for the letter that says so. */
export async function expectForgotten(
  { database, identity }: Pick<SiteWithIssuer, 'database' | 'identity'>,
  accountId: string,
  email: string,
): Promise<void> {
  for (const table of TABLES) {
    const rows = JSON.stringify(await database.db.selectFrom(table).selectAll().execute());
    expect(rows, table).not.toContain(accountId);
    if (table !== 'mail') expect(rows, table).not.toContain(email);
  }
  expect((await identity.lettersTo(email)).map(({ subject }) => subject)).toContain('Your account is deleted');
}
