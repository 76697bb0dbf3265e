/** Accounts in the database. Each has an address that its owner has confirmed. */
import { randomUUID } from 'node:crypto';
import type { EmailAddress } from '@masthead/account';
import type { Instant } from '@masthead/model';
import type { AccountRow, IdentityDb } from '../store/schema.ts';

interface NewAccount extends EmailAddress {
  passwordHash: string | null;
}

export interface Accounts {
  byId(id: string): Promise<AccountRow | undefined>;
  byEmail(emailKey: string): Promise<AccountRow | undefined>;
  /** Who it is to another issuer. */
  byIdentity(issuer: string, subject: string): Promise<AccountRow | undefined>;
  /** The account of the address, made where there was none. */
  ensure(account: NewAccount, at: Instant): Promise<AccountRow>;
  join(id: string, identity: { issuer: string; subject: string }, at: Instant): Promise<void>;
  /** Counts a sign-in; gives the how-manieth it is. */
  signedIn(id: string): Promise<void>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** False where the address is another account's. */
  setEmail(id: string, address: EmailAddress): Promise<boolean>;
  setName(id: string, displayName: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export function accountsIn(db: IdentityDb): Accounts {
  const all = () => db.selectFrom('accounts').selectAll('accounts');
  const byEmail = (emailKey: string) => all().where('email_key', '=', emailKey).executeTakeFirst();
  const change = async (id: string, values: Partial<AccountRow>): Promise<void> => {
    await db.updateTable('accounts').set(values).where('id', '=', id).execute();
  };
  return {
    byId: (id) => all().where('id', '=', id).executeTakeFirst(),
    byEmail,
    byIdentity: (issuer, subject) =>
      all()
        .innerJoin('account_identities', 'account_identities.account_id', 'accounts.id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst(),

    async ensure({ email, key, passwordHash }, at) {
      const made = await db
        .insertInto('accounts')
        .values({
          id: randomUUID(),
          email,
          email_key: key,
          display_name: '',
          password_hash: passwordHash,
          login_count: 0,
          created_at: at,
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returningAll()
        .executeTakeFirst();
      return made ?? (await all().where('email_key', '=', key).executeTakeFirstOrThrow());
    },

    async join(id, { issuer, subject }, at) {
      await db
        .insertInto('account_identities')
        .values({ issuer, subject, account_id: id, created_at: at })
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .execute();
    },

    async signedIn(id) {
      await db
        .updateTable('accounts')
        .set(({ eb }) => ({ login_count: eb('login_count', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    setPassword: (id, passwordHash) => change(id, { password_hash: passwordHash }),
    async setEmail(id, { email, key }) {
      const other = await byEmail(key);
      if (other && other.id !== id) return false;
      await change(id, { email, email_key: key });
      return true;
    },
    setName: (id, displayName) => change(id, { display_name: displayName }),

    async remove(id) {
      // What is found by its account goes with it; what the issuer handed out knows no tables of ours.
      await db.deleteFrom('issued').where('account_id', '=', id).execute();
      await db.deleteFrom('accounts').where('id', '=', id).execute();
    },
  };
}
