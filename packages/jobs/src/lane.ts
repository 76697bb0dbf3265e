/** One job in one process: finds out when it is due, and runs it as often as it is, one run after the other. */
import type { Clock, Logger } from '@masthead/runtime';
import { hold, LEASE_MS } from './hold.ts';
import { type Job, type JobMetrics, type JobOutcome, pauseAfter, retryOf } from './job.ts';
import type { Claim, Ending, JobStore, Outlook } from './store.ts';

interface LaneDeps {
  store: JobStore;
  clock: Clock;
  logger: Logger;
  metrics?: JobMetrics | undefined;
  stopping: AbortSignal;
  /** What was run may have made other things due. */
  onIdle(): void;
}

export interface Lane {
  readonly name: string;
  readonly beforeReady: boolean;
  /** Makes sure that a scheduled job is known. */
  prepare(): Promise<void>;
  /** Begins what is due, without waiting for it; gives how long until something is. */
  waitMs(rows: readonly Outlook[]): Promise<number>;
  isBusy(): boolean;
  /** How often something was begun here. */
  begun(): number;
  /** Resolves when nothing is under way: false when the database did not let the last run begin or end. */
  idle(): Promise<boolean>;
}

const LONGEST_ERROR = 1000;

export function createLane(job: Job, deps: LaneDeps): Lane {
  const { store, clock, logger, metrics, stopping, onIdle } = deps;
  const leaseMs = job.leaseMs ?? LEASE_MS;
  const retry = retryOf(job);
  let working: Promise<boolean> | undefined;
  let begun = 0;
  let wentWell = true;

  /** When it is next due, by its row and by its own schedule; the runs are those that the schedule was asked after. */
  async function dueOf({ dueAt, attempts, startedAt, runs }: Outlook): Promise<{ at: number; afterRuns?: number }> {
    const byRow = dueAt ?? Number.POSITIVE_INFINITY;
    if (job.kind === 'queued' || !job.next) return { at: byRow };
    const after = attempts > 0 && startedAt !== null ? startedAt : undefined;
    const bySchedule = (await job.next(after)) ?? Number.POSITIVE_INFINITY;
    return bySchedule < byRow ? { at: bySchedule, afterRuns: runs } : { at: byRow };
  }

  async function waitMs(rows: readonly Outlook[]): Promise<number> {
    // What is running here looks again by itself when it ends.
    if (working) return Number.POSITIVE_INFINITY;
    const waits = await Promise.all(rows.map(waitOf));
    const due = waits.find(({ wait }) => wait <= 0);
    if (due) begin(due.afterRuns);
    return Math.min(Number.POSITIVE_INFINITY, ...waits.map(({ wait }) => wait));
  }

  async function waitOf(row: Outlook): Promise<{ wait: number; afterRuns?: number | undefined }> {
    if (row.state === 'running') return { wait: row.leaseLeftMs ?? 0 };
    const { at, afterRuns } = await dueOf(row);
    return { wait: at - clock.now(), afterRuns };
  }

  function begin(afterRuns: number | undefined): void {
    if (working || stopping.aborted) return;
    begun += 1;
    working = work(afterRuns).then(
      () => ended(true),
      (error: unknown) => {
        logger.error('A job could not be begun or ended', { job: job.name, error });
        return ended(false);
      },
    );
  }

  /** After a failure of the database nobody looks again at once: it would only fail again. */
  function ended(well: boolean): boolean {
    working = undefined;
    wentWell = well;
    if (well) onIdle();
    return well;
  }

  async function work(afterRuns: number | undefined): Promise<void> {
    const startedAt = clock.now();
    const most = job.kind === 'queued' ? job.most : 1;
    const claims = await store.claim(job.name, { now: startedAt, leaseMs, most, afterRuns });
    const [hopeless = [], runnable = []] = [true, false].map((is) =>
      claims.filter((claim) => isHopeless(claim) === is),
    );
    for (const claim of hopeless) await store.end(claim, given(claim, 'The process that ran it ended each time'));
    if (runnable.length > 0) await run(runnable, startedAt);
  }

  /** Every process that began it has died of it, or at it. */
  const isHopeless = ({ attempts }: Claim): boolean => job.kind === 'queued' && attempts > retry.attempts;

  async function run(claims: readonly Claim[], startedAt: number): Promise<void> {
    const began = performance.now();
    const { lost, release } = hold(store, claims, leaseMs);
    const failure = await attempt(claims, AbortSignal.any([lost, stopping]));
    release();
    for (const claim of claims) await store.end(claim, endingOf(claim, startedAt, failure));
    const outcome = outcomeOf(failure);
    if (failure && outcome === 'failed') logger.error('A job failed', { job: job.name, error: failure.error });
    metrics?.jobRan(job.name, outcome, (performance.now() - began) / 1000);
  }

  async function attempt(claims: readonly Claim[], signal: AbortSignal): Promise<Failure | undefined> {
    const payloads = claims.map(({ payload }) => payload);
    const progress = (done: number, total: number): Promise<void> => store.progress(claims, done, total);
    try {
      await job.run(payloads, { attempt: Math.max(...claims.map(({ attempts }) => attempts)), signal, progress });
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  const outcomeOf = (failure: Failure | undefined): JobOutcome => {
    if (!failure) return 'done';
    return stopping.aborted ? 'interrupted' : 'failed';
  };

  function endingOf(claim: Claim, startedAt: number, failure: Failure | undefined): Ending {
    const finishedAt = clock.now();
    const outcome = outcomeOf(failure);
    if (outcome === 'interrupted')
      return { state: 'waiting', dueAt: finishedAt, attempts: claim.attempts - 1, error: null, finishedAt };
    if (failure) return afterFailure(claim, startedAt, textOf(failure.error));
    if (job.kind === 'queued') return { state: 'done', dueAt: null, attempts: claim.attempts, error: null, finishedAt };
    return { state: 'waiting', dueAt: nextTurn(startedAt), attempts: 0, error: null, finishedAt };
  }

  function afterFailure(claim: Claim, startedAt: number, error: string): Ending {
    const finishedAt = clock.now();
    if (job.kind === 'queued' && claim.attempts >= retry.attempts) return given(claim, error);
    const again = finishedAt + pauseAfter(claim.attempts, retry);
    const dueAt = Math.min(again, nextTurn(startedAt) ?? again);
    return { state: 'waiting', dueAt, attempts: claim.attempts, error, finishedAt };
  }

  /** Queued work that is given up stays, for people to see. */
  const given = ({ attempts }: Claim, error: string): Ending => ({
    state: 'failed',
    dueAt: null,
    attempts,
    error,
    finishedAt: clock.now(),
  });

  const nextTurn = (startedAt: number): number | null =>
    job.kind === 'scheduled' && job.every !== undefined ? startedAt + job.every : null;

  return {
    name: job.name,
    beforeReady: job.kind === 'scheduled' && job.beforeReady === true,
    async prepare() {
      const now = clock.now();
      if (job.kind === 'scheduled') await store.schedule(job.name, job.every === undefined ? null : now, now);
    },
    waitMs,
    isBusy: () => working !== undefined,
    begun: () => begun,
    idle: async () => (await working) ?? wentWell,
  };
}

interface Failure {
  error: unknown;
}

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
