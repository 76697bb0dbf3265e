/** Counts clicks, each showing's once: the row that says so and the sum are one transaction. */
import type { Showing } from '@masthead/ads/token';
import type { RateLimit } from '@masthead/runtime';
import { isbot } from 'isbot';
import type { AdsStore } from '../deps.ts';

const DAY_MS = 86_400_000;

export interface Clicker {
  readonly userAgent: string | null;
  /** Undefined where the product itself asks. */
  readonly sender: string | undefined;
}

/** Who follows more than anybody can is led there, and counts for nothing. */
export async function isReader({ userAgent, sender }: Clicker, limit: RateLimit): Promise<boolean> {
  if (!userAgent || isbot(userAgent)) return false;
  return sender === undefined || (await limit.take(sender)) === undefined;
}

/** Gives whether it was the first. */
export const countClick = (store: AdsStore, showing: Showing, at: number): Promise<boolean> =>
  store.write(async (db) => {
    const { decision, slot, line: line_id, creative: creative_id, placement } = showing;
    const day = Math.floor(showing.decidedAt / DAY_MS);
    const first = await db
      .insertInto('ad_clicks')
      .values({ decision, slot, at, day, line_id, creative_id, placement })
      .onConflict((conflict) => conflict.columns(['decision', 'slot']).doNothing())
      .returning('slot')
      .executeTakeFirst();
    if (!first) return false;
    await db
      .insertInto('ad_delivered')
      .values({ day, line_id, creative_id, placement, kind: 'clicked', count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['line_id', 'day', 'creative_id', 'placement', 'kind'])
          .doUpdateSet(({ eb }) => ({ count: eb('ad_delivered.count', '+', 1) })),
      )
      .execute();
    return true;
  });
