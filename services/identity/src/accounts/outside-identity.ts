/** Accounts of readers whom another issuer knows, by a name of its own. */
import { readEmail } from '@masthead/account';
import type { Instant } from '@masthead/model';
import type { AccountRow } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import { accountsIn } from './accounts.ts';

export interface OutsideIdentity {
  issuer: string;
  subject: string;
  email: string | undefined;
  /** By whoever says so: an address that nobody checked joins nothing. */
  isEmailChecked: boolean;
}

/** Who is known stays who they are; an address that has an account is joined to it. Undefined where neither can be. */
export async function accountOfOutside(
  database: IdentityDatabase,
  { issuer, subject, email = '', isEmailChecked }: OutsideIdentity,
  now: Instant,
): Promise<AccountRow | undefined> {
  const known = await accountsIn(database.db).byIdentity(issuer, subject);
  if (known) return known;
  const address = readEmail(email);
  if (!address || !isEmailChecked) return undefined;
  return database.transaction(async (db) => {
    const accounts = accountsIn(db);
    const account = await accounts.ensure({ ...address, passwordHash: null }, now);
    await accounts.join(account.id, { issuer, subject }, now);
    return account;
  });
}
