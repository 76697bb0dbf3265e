/**
 * Tells the ad server what was delivered, every few seconds and by one process at a time: of each day the whole sum, so
 * that told twice, or late, it changes nothing. See docs/contracts/ads.md.
 */
import { DELIVERED_PATH, type DeliveredSum, MOST_DELIVERED } from '@masthead/ads/wire';
import { type Job, scheduled } from '@masthead/jobs';
import { HttpError } from '@masthead/runtime';
import type { EventsDb } from '../store/schema.ts';
import { type EventsDatabase, writeEvents } from '../store/store.ts';

export interface AdServerAddress {
  fetch(request: Request): Promise<Response>;
  baseUrl: string;
  /** The key of the publication, which its processes share. */
  key: string;
}

const EVERY_MS = 5000;
const TIMEOUT_MS = 10_000;

export const createAdTelling = (database: EventsDatabase, server: AdServerAddress): Job =>
  scheduled({ name: 'tell-ads', every: EVERY_MS, retry: { mostMs: EVERY_MS }, run: () => tellAds(database, server) });

async function tellAds(database: EventsDatabase, server: AdServerAddress): Promise<void> {
  for (;;) {
    const sums = await waitingSums(database.db);
    if (sums.length === 0 || !(await send(server, sums))) return;
    await noteTold(database, sums);
    if (sums.length < MOST_DELIVERED) return;
  }
}

const waitingSums = (db: EventsDb): Promise<DeliveredSum[]> =>
  db
    .selectFrom('event_ad_sums')
    .select(['day', 'line', 'creative', 'placement', 'kind', 'count'])
    .whereRef('told', '<', 'count')
    .orderBy('day')
    .limit(MOST_DELIVERED)
    .$castTo<DeliveredSum>()
    .execute();

/** False where nobody is: a process may run content without advertising. */
async function send({ fetch, baseUrl, key }: AdServerAddress, sums: readonly DeliveredSum[]): Promise<boolean> {
  const response = await fetch(
    new Request(new URL(DELIVERED_PATH, baseUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ v: 1, sums }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (response.status === 404) return false;
  if (!response.ok) throw new HttpError(502, `The ad server answered ${response.status}: ${await response.text()}`);
  return true;
}

/** As much as was told: more may have come meanwhile. */
const noteTold = (database: EventsDatabase, sums: readonly DeliveredSum[]): Promise<void> =>
  writeEvents(database, async (transaction) => {
    for (const { count, ...sum } of sums)
      await transaction
        .updateTable('event_ad_sums')
        .set({ told: count })
        .where(({ and }) => and(sum))
        .execute();
  });
