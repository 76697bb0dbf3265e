/** What suites on a database of events share: one that is empty before each test, and batches taken in as the journal hands them over. */
import type { AdTokens } from '@masthead/ads/token';
import type { Database } from '@masthead/storage';
import type { EventBatch } from '@masthead/tracking';
import { beforeAll, beforeEach } from 'vitest';
import { arrivedIn } from '../ingest/arrived.ts';
import { type Ingested, ingest } from '../ingest/ingest.ts';
import type { EventsSchema } from '../store/schema.ts';
import { type EventsDatabase, prepareEvents } from '../store/store.ts';
import { frameOf } from './traffic.ts';

const TABLES = [
  'events',
  'event_counts',
  'event_readers',
  'event_presence',
  'event_takes',
  'event_ad_seen',
  'event_ad_sums',
] as const;

interface EventsSuite {
  readonly database: EventsDatabase;
  /** Takes a batch that came at that time; each has a number of its own. */
  take(at: number, batchOf: (number: number) => EventBatch, robot?: boolean): Promise<Ingested>;
}

export function eventsSuite(
  { open }: { open(): Promise<Database<EventsSchema>> },
  now: number,
  adTokens?: AdTokens,
): EventsSuite {
  let opened: EventsDatabase | undefined;
  let number = 0;
  const suite: EventsSuite = {
    get database() {
      if (!opened) throw new Error('The database is opened before the first test');
      return opened;
    },
    take(at, batchOf, robot = false) {
      number += 1;
      const arrived = arrivedIn(frameOf(batchOf(number), at, robot)) ?? [];
      return ingest(suite.database, { segment: `s/${number}`, arrived, end: 1 }, now, adTokens);
    },
  };
  beforeAll(async () => {
    opened = await open();
    await prepareEvents(opened);
  });
  beforeEach(async () => {
    for (const table of TABLES) await suite.database.db.deleteFrom(table).execute();
  });
  return suite;
}
