/** Counts what became of ads: only what was decided here and told in time, each thing that can happen to a showing once. */
import { type AdTokens, isExpired, type Showing, TOKEN_MS } from '@masthead/ads/token';
import type { EventName, TrackedEvent } from '@masthead/tracking';
import { sql } from 'kysely';
import { dayOf } from '../counting/times.ts';
import type { Arrived } from '../ingest/arrived.ts';
import { insertRows } from '../store/rows.ts';
import type { AdSeenRow, AdSumRow, EventsDb } from '../store/schema.ts';
import type { EventsDatabase } from '../store/store.ts';

type Engine = EventsDatabase['engine'];

const KINDS = {
  ad_shown: 'shown',
  ad_viewed: 'viewed',
  ad_hidden: 'hidden',
  ad_reported: 'reported',
} as const satisfies {
  readonly [Name in EventName]?: string;
};
type AdEvent = TrackedEvent<keyof typeof KINDS>;

const isAdEvent = (event: TrackedEvent): event is AdEvent => Object.hasOwn(KINDS, event.name);

/** A machine that decides may be so far ahead of the one that counts. */
const CLOCKS_APART_MS = 60_000;

interface Delivered {
  showing: Showing;
  kind: string;
}

const keyOf = ({ decision, slot, kind }: Pick<AdSeenRow, 'decision' | 'slot' | 'kind'>): string =>
  JSON.stringify([decision, slot, kind]);

/** By the key that each is counted once by. */
function deliveredIn(arrived: readonly Arrived[], tokens: AdTokens): Map<string, Delivered> {
  const delivered = new Map<string, Delivered>();
  for (const { event, row } of arrived) {
    if (!isAdEvent(event) || row.robot === 1) continue;
    const showing = tokens.read(event.token);
    if (!showing || isExpired(showing, row.at) || row.at < showing.decidedAt - CLOCKS_APART_MS) continue;
    const kind = KINDS[event.name];
    delivered.set(keyOf({ ...showing, kind }), { showing, kind });
  }
  return delivered;
}

const SEEN_COLUMNS = { decision: 'text', slot: 'text', kind: 'text', until: 'bigint' } as const;
const SUM_COLUMNS = {
  day: 'integer',
  line: 'text',
  creative: 'text',
  placement: 'text',
  kind: 'text',
  count: 'bigint',
  told: 'bigint',
} as const;

/** In the transaction that stores the events themselves. */
export async function countAds(
  db: EventsDb,
  engine: Engine,
  arrived: readonly Arrived[],
  tokens: AdTokens,
): Promise<void> {
  const delivered = deliveredIn(arrived, tokens);
  if (delivered.size === 0) return;
  const rows = [...delivered.values()].map(
    ({ showing: { decision, slot, decidedAt }, kind }): AdSeenRow => ({
      decision,
      slot,
      kind,
      until: decidedAt + TOKEN_MS,
    }),
  );
  // An event has an id that its sender chose: what is counted once goes by the token instead.
  const { rows: first } = await sql<AdSeenRow>`${insertRows<AdSeenRow>(engine, 'event_ad_seen', SEEN_COLUMNS, rows)}
    on conflict do nothing returning decision, slot, kind`.execute(db);
  const sums = sumsOf(first.flatMap((row) => delivered.get(keyOf(row)) ?? []));
  if (sums.length > 0)
    await sql`${insertRows<AdSumRow>(engine, 'event_ad_sums', SUM_COLUMNS, sums)}
      on conflict (day, line, creative, placement, kind) do update set
        count = event_ad_sums.count + excluded.count`.execute(db);
}

/** By the day of the decision: whatever order things arrive in, the sums are the same. */
function sumsOf(delivered: readonly Delivered[]): AdSumRow[] {
  const sums = new Map<string, AdSumRow>();
  for (const { showing, kind } of delivered) {
    const { line, creative, placement } = showing;
    const day = dayOf(showing.decidedAt);
    const key = JSON.stringify([day, line, creative, placement, kind]);
    const sum = sums.get(key) ?? { day, line, creative, placement, kind, count: 0, told: 0 };
    sum.count += 1;
    sums.set(key, sum);
  }
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
