/** Advertisers, and their orders. */
import { randomBytes } from 'node:crypto';
import { HttpError } from '@masthead/runtime';
import { z } from 'zod';
import type { AdsDeps } from '../deps.ts';
import { type Booker, CHANGE, requireAds } from './booker.ts';
import { idSchema, newId, plainText, readInput, WrongFields } from './words.ts';

type SaveDeps = Pick<AdsDeps, 'store'>;

const advertiserInput = z.strictObject({
  id: idSchema.optional(),
  name: plainText(80),
  /** Who pays, by full name and place. */
  payer: plainText(160, 3),
  industry: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/, 'is no industry such as travel'),
});

const orderInput = z.strictObject({ id: idSchema.optional(), advertiserId: idSchema, name: plainText(120) });

const idFor = (given: string | undefined, name: string): string =>
  given ?? newId(name, () => randomBytes(3).toString('hex'));

export async function saveAdvertiser({ store }: SaveDeps, given: unknown, by: Booker): Promise<{ id: string }> {
  requireAds(by);
  const { id: known, ...rest } = readInput(advertiserInput, given);
  const id = idFor(known, rest.name);
  await store.write(
    async (db, note) => {
      await db
        .insertInto('ad_advertisers')
        .values({ id, ...rest })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
        .execute();
      note([CHANGE]);
    },
    { who: by.name, from: by.from, action: 'ads save-advertiser', about: id },
  );
  return { id };
}

export async function saveOrder({ store }: SaveDeps, given: unknown, by: Booker): Promise<{ id: string }> {
  requireAds(by);
  const { id: known, advertiserId, name } = readInput(orderInput, given);
  const id = idFor(known, name);
  await store.write(
    async (db) => {
      if (!(await db.selectFrom('ad_advertisers').select('id').where('id', '=', advertiserId).executeTakeFirst()))
        throw new WrongFields([{ field: 'advertiserId', message: 'is of nobody who is known' }]);
      const before = await db.selectFrom('ad_orders').select('advertiser_id').where('id', '=', id).executeTakeFirst();
      if (before && before.advertiser_id !== advertiserId)
        throw new HttpError(409, 'An order stays with its advertiser: make another one.');
      await db
        .insertInto('ad_orders')
        .values({ id, advertiser_id: advertiserId, name })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
        .execute();
    },
    { who: by.name, from: by.from, action: 'ads save-order', about: id },
  );
  return { id };
}
