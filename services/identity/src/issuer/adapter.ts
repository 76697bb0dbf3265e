/** Where the issuer’s library keeps what it hands out: in our database, found by hash and sealed, so that a copy of it opens nothing. */
import type { Clock } from '@masthead/runtime';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import { ownJson } from '../json-door.ts';
import type { IdentityDb, IssuedRow } from '../store/schema.ts';
import type { Seal } from '../store/seal.ts';
import { hashOf } from '../store/store.ts';

/** What stands in it is the library's own. */
const anything = z.record(z.string(), z.unknown());

export interface AdapterDeps {
  db: IdentityDb;
  clock: Clock;
  seal: Seal;
}

export const adapterIn =
  (deps: AdapterDeps): AdapterFactory =>
  (model) =>
    adapterOf(deps, model);

function adapterOf({ db, clock, seal }: AdapterDeps, model: string): Adapter {
  const ofModel = () => db.selectFrom('issued').selectAll().where('model', '=', model);
  const shown = (row: IssuedRow | undefined): AdapterPayload | undefined => {
    if (!row || (row.expires_at !== null && row.expires_at <= clock.now())) return undefined;
    const payload: AdapterPayload = ownJson(seal.open(row.payload), anything);
    return row.consumed_at === null ? payload : { ...payload, consumed: Math.floor(row.consumed_at / 1000) };
  };

  return {
    async upsert(id, payload, expiresIn) {
      const row = {
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        account_id: payload.accountId ?? null,
        payload: seal.close(JSON.stringify(payload)),
        expires_at: expiresIn !== undefined && expiresIn > 0 ? clock.now() + expiresIn * 1000 : null,
      };
      await db
        .insertInto('issued')
        .values({ model, id_hash: hashOf(id), consumed_at: null, ...row })
        .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(row))
        .execute();
    },
    find: async (id) => shown(await ofModel().where('id_hash', '=', hashOf(id)).executeTakeFirst()),
    findByUid: async (uid) => shown(await ofModel().where('uid', '=', uid).executeTakeFirst()),
    // Of devices without a keyboard, which nothing of ours is.
    findByUserCode: async () => undefined,
    async consume(id) {
      const all = db.updateTable('issued').set({ consumed_at: clock.now() });
      await all.where('model', '=', model).where('id_hash', '=', hashOf(id)).execute();
    },
    async destroy(id) {
      await db.deleteFrom('issued').where('model', '=', model).where('id_hash', '=', hashOf(id)).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('issued').where('model', '=', model).where('grant_id', '=', grantId).execute();
    },
  };
}

/** Ends all that was handed out for an account: visits at the issuer, codes, tokens. */
export async function revokeOf(db: IdentityDb, accountId: string): Promise<void> {
  await db.deleteFrom('issued').where('account_id', '=', accountId).execute();
}

export async function dropExpired(db: IdentityDb, clock: Clock): Promise<void> {
  await db.deleteFrom('issued').where('expires_at', '<=', clock.now()).execute();
}
