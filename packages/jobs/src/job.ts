/** What a job is: work with a name, done by one process at a time, on a schedule or out of a queue. */
import type { z } from 'zod';

export interface JobContext {
  /** How often it was begun since it last went well, this time included. */
  attempt: number;
  /** Aborted when the process is told to stop, or when another one has taken the work over. */
  signal: AbortSignal;
  /** Says how far it is, for whoever looks. */
  progress(done: number, total: number): Promise<void>;
}

/** `interrupted`: the process was told to stop, and another one goes on. */
export type JobOutcome = 'done' | 'failed' | 'interrupted';

export interface JobMetrics {
  jobRan(job: string, outcome: JobOutcome, seconds: number): void;
}

export interface Retry {
  /** The pause after a first failure; each further one takes twice as long. */
  firstMs: number;
  /** No pause is longer. */
  mostMs: number;
  /** Queued work that failed so often is given up. A scheduled job never is. */
  attempts: number;
}

interface Common {
  name: string;
  /** So long the work is one process's own without a sign of life from it. */
  leaseMs?: number;
  retry?: Partial<Retry>;
}

/** Rejects when it failed: it is run again later. A process may be killed at any moment, so work must stand being done again. */
export interface ScheduledJob extends Common {
  /** Begins anew so long after it last began. */
  every?: number;
  /**
   * When there is next something to do; undefined when nothing is known. What was due up to `after` has been tried and
   * failed, and is tried again in time: only what comes after it counts.
   */
  next?(after: number | undefined): Promise<number | undefined>;
  /** What fell due while no process ran is done before this process takes its first request. */
  beforeReady?: boolean;
  run(context: JobContext): Promise<void>;
}

export interface QueuedJob<Payload> extends Common {
  /** What is queued. */
  payload: z.ZodType<Payload>;
  /** At most so many are taken at once. */
  most?: number;
  run(payloads: readonly Payload[], context: JobContext): Promise<void>;
}

/** Either kind, as the runner takes it. */
export type Job = (
  | ({ kind: 'scheduled' } & Pick<ScheduledJob, 'every' | 'next' | 'beforeReady'>)
  | { kind: 'queued'; most: number }
) &
  Common & { run(payloads: readonly unknown[], context: JobContext): Promise<void> };

export const scheduled = ({ run, ...job }: ScheduledJob): Job => ({
  ...job,
  kind: 'scheduled',
  run: (_payloads, context) => run(context),
});

export const queued = <Payload>({ payload, most = 1, run, ...job }: QueuedJob<Payload>): Job => ({
  ...job,
  kind: 'queued',
  most,
  run: (payloads, context) =>
    run(
      payloads.map((each) => payload.parse(each)),
      context,
    ),
});

const RETRY: Retry = { firstMs: 1000, mostMs: 60_000, attempts: 10 };
export const retryOf = ({ retry }: Job): Retry => ({ ...RETRY, ...retry });

/** Exponential back-off. It needs no chance in it: a job is in one process at a time, so nobody comes together. */
export const pauseAfter = (attempts: number, { firstMs, mostMs }: Retry): number =>
  Math.min(firstMs * 2 ** Math.min(attempts - 1, 30), mostMs);
