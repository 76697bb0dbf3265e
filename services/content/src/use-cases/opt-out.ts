/**
 * Notes whose information is not to be sold or shared. A request is kept for two years, as long as we may be asked to
 * show it, and then forgotten: whoever writes takes away what is older.
 */
import { z } from 'zod';
import type { ContentStore } from '../store.ts';
import { readerAddress } from './reader-address.ts';

const KEPT_MS = 2 * 365 * 86_400_000;

export const optOutQuestion = z.strictObject({ address: readerAddress });

/** What comes back says nothing of what was known before. */
export async function optOut(
  database: ContentStore,
  { address }: z.output<typeof optOutQuestion>,
  now: number,
): Promise<{ noted: true }> {
  await database.write(async (db) => {
    await db
      .deleteFrom('privacy_requests')
      .where('created_at', '<', now - KEPT_MS)
      .execute();
    await db
      .insertInto('privacy_requests')
      .values({ address, created_at: now })
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ created_at: now }))
      .execute();
  });
  return { noted: true };
}
