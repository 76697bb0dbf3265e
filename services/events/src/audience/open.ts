/** Where the newsroom's questions are answered, in whichever process they are asked: a connection that only reads. */
import type { Experiment } from '@masthead/rules';
import type { Clock } from '@masthead/runtime';
import type { AudienceCounts, AudienceRange } from '@masthead/tracking';
import { MINUTE_MS, startOf } from '../counting/times.ts';
import { type EventsDatabase, prepareEvents } from '../store/store.ts';
import { countAudience, countSlow, type SlowCounts } from './report.ts';

export interface Audience {
  /** Many who ask at once are told the same. */
  counts(range: AudienceRange): Promise<AudienceCounts>;
  close(): Promise<void>;
}

interface AudienceDeps {
  /** As `openEventsDatabase` opens it; closed with this. */
  database: EventsDatabase;
  experiments: readonly Experiment[];
  clock: Clock;
}

export async function openAudience({ database, experiments, clock }: AudienceDeps): Promise<Audience> {
  await prepareEvents(database);
  const { db } = database;
  const asking = new Map<AudienceRange, Promise<AudienceCounts>>();
  /** Of the minute that it is: so what is usual begins anew with each day. */
  const kept = new Map<AudienceRange, { minute: number; slow: SlowCounts }>();

  async function slowCounts(range: AudienceRange, now: number): Promise<SlowCounts> {
    const minute = startOf(MINUTE_MS, now);
    const known = kept.get(range);
    if (known?.minute === minute) return known.slow;
    const slow = await countSlow(db, { range, now }, experiments);
    kept.set(range, { minute, slow });
    return slow;
  }

  async function count(range: AudienceRange): Promise<AudienceCounts> {
    const now = clock.now();
    return countAudience(db, { range, now }, await slowCounts(range, now));
  }

  return {
    counts(range) {
      const counting = asking.get(range) ?? count(range).finally(() => asking.delete(range));
      asking.set(range, counting);
      return counting;
    },
    close: () => database.close(),
  };
}
