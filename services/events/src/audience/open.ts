/** Where the newsroom's questions are answered, in whichever process they are asked: a connection that only reads. */
import type { Experiment } from '@masthead/rules';
import type { Clock } from '@masthead/runtime';
import type { AudienceCounts, AudienceRange } from '@masthead/tracking';
import { type EventsDatabase, prepareEvents } from '../store/store.ts';
import { countAudience } from './report.ts';

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
  const asking = new Map<AudienceRange, Promise<AudienceCounts>>();
  return {
    counts(range) {
      const counting =
        asking.get(range) ??
        countAudience(database.db, { range, now: clock.now(), experiments }).finally(() => asking.delete(range));
      asking.set(range, counting);
      return counting;
    },
    close: () => database.close(),
  };
}
