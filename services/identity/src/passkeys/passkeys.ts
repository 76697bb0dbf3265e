/** Passkeys of accounts: made for somebody who is signed in, and used instead of everything else. */
import type { Passkey } from '@masthead/account';
import { badRequest, type Clock } from '@masthead/runtime';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { issueToken, redeemToken } from '../accounts/one-time-tokens.ts';
import type { AccountRow, PasskeyRow } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import { createCeremony, madePasskey, shownPasskey } from './ceremony.ts';

/** More are lost devices that nobody took off the list. */
const MOST_PASSKEYS = 20;
const LONGEST_NAME = 60;

export interface PasskeyDeps {
  database: IdentityDatabase;
  clock: Clock;
  siteUrl: string;
  brand: string;
}

export interface Passkeys {
  /** What a browser is to sign; it finds by itself whose passkey. */
  askFor(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose passkey it is; undefined where it is none of ours, or signed something else. */
  enter(answer: unknown): Promise<string | undefined>;
  toAdd(account: AccountRow): Promise<PublicKeyCredentialCreationOptionsJSON>;
  add(account: AccountRow, answer: unknown, name: string): Promise<Passkey>;
  list(accountId: string): Promise<Passkey[]>;
  remove(accountId: string, id: string): Promise<boolean>;
}

export function createPasskeys({ database, clock, siteUrl, brand }: PasskeyDeps): Passkeys {
  const { db } = database;
  const ceremony = createCeremony({
    siteUrl,
    house: brand,
    userVerification: 'preferred',
    issueChallenge: (accountId) =>
      issueToken(db, { purpose: 'challenge', account_id: accountId, email: '' }, clock.now()),
    redeemChallenge: async (challenge, accountId) =>
      (await redeemToken(db, 'challenge', challenge, clock.now()))?.account_id === accountId,
  });
  const rowsOf = (accountId: string) =>
    db.selectFrom('passkeys').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();

  return {
    askFor: ceremony.toShow,

    async enter(answer) {
      const { data: used } = shownPasskey.safeParse(answer);
      const row = used && (await db.selectFrom('passkeys').selectAll().where('id', '=', used.id).executeTakeFirst());
      if (!row) return undefined;
      const counter = await ceremony.shown(used, row);
      if (counter === undefined) return undefined;
      await db.updateTable('passkeys').set({ counter, used_at: clock.now() }).where('id', '=', row.id).execute();
      return row.account_id;
    },

    async toAdd({ id, email, display_name: name }) {
      const known = await rowsOf(id);
      if (known.length >= MOST_PASSKEYS) throw badRequest(`An account has at most ${MOST_PASSKEYS} passkeys`);
      return ceremony.toAdd({ id, email, name: name || email }, known);
    },

    async add({ id: accountId }, answer, name) {
      const { data } = madePasskey.safeParse(answer);
      const made = data && (await ceremony.made(data, accountId));
      if (!made) throw badRequest('The passkey could not be checked');
      const row: PasskeyRow = {
        ...made,
        account_id: accountId,
        name: name.trim().slice(0, LONGEST_NAME) || 'A passkey',
        created_at: clock.now(),
        used_at: null,
      };
      const added = await db
        .insertInto('passkeys')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (Number(added.numInsertedOrUpdatedRows) !== 1) throw badRequest('This passkey is known already');
      return shown(row);
    },

    list: async (accountId) => (await rowsOf(accountId)).map(shown),

    async remove(accountId, id) {
      const removed = db.deleteFrom('passkeys').where('account_id', '=', accountId).where('id', '=', id);
      return (await removed.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}

const shown = ({ id, name, created_at: made, used_at: used }: PasskeyRow): Passkey => ({
  id,
  name,
  since: new Date(made).toISOString(),
  used: used === null ? null : new Date(used).toISOString(),
});
