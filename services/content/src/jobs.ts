/** The work that the content service does without being asked: by the clock, in one process at a time. */
import { type Job, scheduled } from '@masthead/jobs';
import type { Clock, Logger } from '@masthead/runtime';
import { actingAs } from './audit/acting.ts';
import { forgetOldChanges } from './changes/change-log.ts';
import { forgetOldMissing } from './reports/missing-addresses.ts';
import { forgetOldReaderErrors } from './reports/reader-errors.ts';
import { nextPostAfter } from './repositories/live-coverage.ts';
import { nextDue } from './repositories/manuscripts.ts';
import type { ContentStore } from './store.ts';
import type { Decisions } from './use-cases/decisions.ts';
import { postDue } from './use-cases/live/waiting.ts';
import { needsRebuild, rebuildStories } from './use-cases/writing/rebuild.ts';
import type { Desk } from './use-cases/writing/save.ts';
import { publishDue } from './use-cases/writing/schedule.ts';
import { deliverDue, forgetOldDeliveries, nextDelivery } from './webhooks/deliver.ts';

/** What waits for its time: stories, posts of live coverage, and what webhooks are to be told. */
export const ON_TIME = ['publish-scheduled-stories', 'post-scheduled-entries', 'deliver-webhooks'] as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What can not be published is tried again soon: somebody may be mending it. */
const RETRY = { firstMs: 1000, mostMs: 15_000 };
const BEFORE_TIME = -1;

interface Working {
  database: ContentStore;
  clock: Clock;
  decisions: Decisions;
  logger: Pick<Logger, 'error'>;
  /** So long an error or a missing address is kept that does not come again. */
  reportsKeptDays: number;
  /** Webhooks may be in the network of the machine itself. */
  allowPrivateWebhooks: boolean;
}

export function contentJobs({
  database,
  clock,
  decisions,
  logger,
  reportsKeptDays,
  allowPrivateWebhooks,
}: Working): Job[] {
  const deskOf = (action: string): Desk => ({
    database: actingAs(database, clock, { who: 'the schedule', from: null, action }),
    clock,
  });
  const [stories, entries, webhooks] = ON_TIME;
  return [
    scheduled({
      name: stories,
      beforeReady: true,
      retry: RETRY,
      next: (after = BEFORE_TIME) => nextDue(database.db, after),
      run: () =>
        eachOrFail('A scheduled story could not be published', (failed) => publishDue(deskOf(stories), failed)),
    }),
    scheduled({
      name: entries,
      beforeReady: true,
      retry: RETRY,
      next: (after = BEFORE_TIME) => nextPostAfter(database.db, after),
      run: () => eachOrFail('A post that waited could not be posted', (failed) => postDue(deskOf(entries), failed)),
    }),
    scheduled({
      name: webhooks,
      next: (after = BEFORE_TIME) => nextDelivery(database.db, after),
      run: ({ signal }) => deliverDue({ database, clock, allowPrivate: allowPrivateWebhooks }, signal),
    }),
    scheduled({
      name: 'forget-old-deliveries',
      every: HOUR_MS,
      run: () => forgetOldDeliveries({ database, clock }),
    }),
    scheduled({
      name: 'rebuild-stories',
      // What has failed is tried again by the runner.
      next: async (after) => (after === undefined && (await needsRebuild(database.db)) ? BEFORE_TIME : undefined),
      async run({ signal, progress }) {
        if (!(await needsRebuild(database.db))) return;
        const { failures } = await rebuildStories(database, { signal, onProgress: progress });
        for (const failure of failures) logger.error('A story could not be shown anew', { ...failure });
      },
    }),
    scheduled({
      name: 'forget-old-changes',
      every: HOUR_MS,
      run: () => database.write((db) => forgetOldChanges(db, clock.now())),
    }),
    scheduled({
      name: 'forget-old-reports',
      every: HOUR_MS,
      run: () =>
        database.write(async (db) => {
          const before = clock.now() - reportsKeptDays * DAY_MS;
          await forgetOldMissing(db, before);
          await forgetOldReaderErrors(db, before);
        }),
    }),
    scheduled({ name: 'forget-old-decisions', every: HOUR_MS, run: decisions.forgetOld }),
  ];
}

/** What fails stops no other; when all have been tried, it is said of which stories they were. */
async function eachOrFail(
  sentence: string,
  work: (onFailed: (id: string, error: unknown) => void) => Promise<void>,
): Promise<void> {
  const failures: { id: string; error: unknown }[] = [];
  await work((id, error) => failures.push({ id, error }));
  if (failures.length === 0) return;
  const stories = [...new Set(failures.map(({ id }) => id))].join(', ');
  throw new AggregateError(
    failures.map(({ error }) => error),
    `${sentence}: ${stories}`,
  );
}
