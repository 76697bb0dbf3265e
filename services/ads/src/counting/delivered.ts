/** What was delivered: told by whoever counts, as whole sums of a day, and read for decisions and for the desk. */
import type { DeliveredSum } from '@masthead/ads/wire';
import type { Clock } from '@masthead/runtime';
import { sql } from 'kysely';
import type { AdsStore } from '../deps.ts';
import type { AdsDb } from '../schema.ts';

/** Sums only grow: what is told late, or twice, lowers none. */
export const takeDelivered = (store: AdsStore, sums: readonly DeliveredSum[]): Promise<void> =>
  store.write(async (db) => {
    for (const { day, line, creative, placement, kind, count } of sums)
      await db
        .insertInto('ad_delivered')
        .values({ day, line_id: line, creative_id: creative, placement, kind, count })
        .onConflict((conflict) =>
          conflict.columns(['line_id', 'day', 'creative_id', 'placement', 'kind']).doUpdateSet({
            count: sql<number>`case when excluded.count > ad_delivered.count then excluded.count else ad_delivered.count end`,
          }),
        )
        .execute();
  });

/** So old the sums may be that decisions go by: whoever counts tells every few seconds. */
const KEPT_MS = 3000;

export interface ShownCounts {
  /** Showings of each line, of all time. */
  current(): Promise<ReadonlyMap<string, number>>;
}

export function createShownCounts(db: AdsDb, clock: Clock): ShownCounts {
  let known: { at: number; counts: Promise<ReadonlyMap<string, number>> } | undefined;
  return {
    current() {
      const now = clock.now();
      if (known && now - known.at < KEPT_MS && now >= known.at) return known.counts;
      const counts = shownByLine(db);
      const loading = { at: now, counts };
      known = loading;
      counts.catch(() => {
        if (known === loading) known = undefined;
      });
      return counts;
    },
  };
}

async function shownByLine(db: AdsDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ad_delivered')
    .select(({ fn }) => ['line_id' as const, fn.sum<number>('count').as('count')])
    .where('kind', '=', 'shown')
    .where('line_id', 'in', (eb) => eb.selectFrom('ad_lines').select('id').where('state', '=', 'running'))
    .groupBy('line_id')
    .execute();
  return new Map(rows.map(({ line_id, count }) => [line_id, Number(count)]));
}
