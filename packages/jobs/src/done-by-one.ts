/** Work that several processes need before they go on: one does it, the others wait, and take it over when that one dies. */
import { setTimeout as after } from 'node:timers/promises';
import type { Clock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { hold, LEASE_MS } from './hold.ts';
import type { JobsSchema } from './schema.ts';
import { type Claim, createJobStore, type JobStore } from './store.ts';

export interface SharedWork {
  name: string;
  clock: Clock;
  isDone(): Promise<boolean>;
  /** May be begun anew where another process stopped. */
  run(): Promise<void>;
  /** So long the work is one process's own without a sign of life from it. */
  leaseMs?: number;
}

const WAIT_MS = 200;

/** Gives whether this process did it. */
export async function doneByOne(database: Database<JobsSchema>, work: SharedWork): Promise<boolean> {
  const { name, clock, isDone, leaseMs = LEASE_MS } = work;
  const store = createJobStore(database);
  await store.schedule(name, clock.now(), clock.now());
  while (!(await isDone())) {
    const [claim] = await store.claim(name, { now: clock.now(), leaseMs, most: 1 });
    if (claim) {
      await runHeld(store, claim, { ...work, leaseMs });
      return true;
    }
    await after(WAIT_MS);
  }
  return false;
}

/** However it ends, whoever finds the work not done may begin it again. */
async function runHeld(store: JobStore, claim: Claim, { clock, run, leaseMs }: Required<SharedWork>): Promise<void> {
  const { release } = hold(store, [claim], leaseMs);
  const ended = async (attempts: number, error: string | null): Promise<void> => {
    release();
    const now = clock.now();
    await store.end(claim, { state: 'waiting', dueAt: now, attempts, error, finishedAt: now });
  };
  try {
    await run();
  } catch (error) {
    await ended(claim.attempts, String(error));
    throw error;
  }
  await ended(0, null);
}
