/** Runners of the tests, each as another process would have it, on one database. */
import type { Clock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { silentLogger } from '@masthead/storage/testing';
import { onTestFinished } from 'vitest';
import { createJobRunner, type Job, type JobRunner, type JobRunnerDeps, type JobsSchema } from '../index.ts';

/** A clock that stands until it is moved. */
export function movableClock(): Clock & { pass(ms: number): void } {
  let now = Date.UTC(2026, 10, 15, 17);
  return {
    now: () => now,
    pass(ms) {
      now += ms;
    },
  };
}

export async function startRunner(
  database: Database<JobsSchema>,
  jobs: readonly Job[],
  deps: Partial<JobRunnerDeps> & { clock: Clock },
): Promise<JobRunner> {
  const runner = await createJobRunner({ database, logger: silentLogger, ...deps });
  onTestFinished(() => runner.close());
  runner.register(jobs);
  await runner.start();
  return runner;
}
