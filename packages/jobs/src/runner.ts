/**
 * Runs the jobs of this process: wakes when something is due and sleeps otherwise. However many processes have the
 * same jobs, one at a time runs each; a lease in the database says which, and when it is given up for dead.
 */
import { randomUUID } from 'node:crypto';
import type { Clock, Logger } from '@masthead/runtime';
import { type Bus, type Database, migrateToLatest } from '@masthead/storage';
import { type Job, type JobMetrics, scheduled } from './job.ts';
import { createLane, type Lane } from './lane.ts';
import { countJobs, type JobCount, type JobReport, type JobsAsked, readJobs } from './read-jobs.ts';
import { type JobsSchema, migrations } from './schema.ts';
import { createJobStore, insertJob, type JobStore, type JobsWriter } from './store.ts';

export interface JobRunnerDeps {
  database: Database<JobsSchema>;
  clock: Clock;
  logger: Logger;
  /** Carries the word that something was queued to the processes that run it. */
  bus?: Bus | undefined;
  metrics?: JobMetrics | undefined;
  /** Another process may have made something due without a word: nobody sleeps longer. */
  longestSleepMs?: number;
}

export interface QueueOptions {
  /** Given twice, it is queued once, also when it was done before and is not yet forgotten. */
  key?: string;
  /** Not before. */
  at?: number;
}

export interface JobRunner {
  register(jobs: readonly Job[]): void;
  /** Resolves when what must be done before the first request is. */
  start(): Promise<void>;
  /** Queues work, and has it begun. Gives whether it was new. */
  enqueue(job: string, payload: unknown, options?: QueueOptions): Promise<boolean>;
  /** Queues work in a transaction, so that it is queued when that is committed; `wake` says that it is. */
  enqueueIn(db: JobsWriter, job: string, payload: unknown, options?: QueueOptions): Promise<boolean>;
  /** Something of this job may have become due; resolves when it is done, if it is run here. */
  wake(job: string): Promise<void>;
  /** What is known of jobs, newest first. */
  read(asked?: JobsAsked): Promise<JobReport[]>;
  /** How many there are of each, in all processes. */
  count(): Promise<JobCount[]>;
  close(): Promise<void>;
}

const LONGEST_SLEEP_MS = 15_000;
const SHORTEST_SLEEP_MS = 5;
const CHANNEL = 'jobs';
const HOUR_MS = 3_600_000;
/** So long it can be read how queued work ended, and its key is remembered. */
const DONE_KEPT_MS = 7 * 24 * HOUR_MS;
const FAILED_KEPT_MS = 30 * 24 * HOUR_MS;

/** Brings the table up to date. */
export const prepareJobs = (database: Database<JobsSchema>): Promise<void> =>
  migrateToLatest(database, migrations, { namespace: 'jobs' });

export async function createJobRunner(deps: JobRunnerDeps): Promise<JobRunner> {
  const { database, clock, logger, bus, metrics, longestSleepMs = LONGEST_SLEEP_MS } = deps;
  await prepareJobs(database);
  const store = createJobStore(database);
  const lanes = new Map<string, Lane>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let nextLook: Promise<void> | undefined;

  function register(jobs: readonly Job[]): void {
    for (const job of jobs) {
      if (lanes.has(job.name)) throw new Error(`There are two jobs ${job.name}`);
      lanes.set(job.name, createLane(job, { store, clock, logger, metrics, stopping: stopping.signal, onIdle: look }));
    }
  }

  /** Those who ask while one is still to begin share it: it sees what all of them did. */
  function look(): Promise<void> {
    nextLook ??= looking.then(async () => {
      nextLook = undefined;
      if (!stopping.signal.aborted) await lookOnce();
    });
    looking = nextLook;
    return looking;
  }

  async function lookOnce(): Promise<void> {
    clearTimeout(timer);
    const sleepMs = await beginWhatIsDue().catch((error: unknown) => {
      logger.error('The jobs could not be read', { error });
      return longestSleepMs;
    });
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => void look(), Math.min(Math.max(sleepMs, SHORTEST_SLEEP_MS), longestSleepMs));
    timer.unref();
  }

  /** Gives how long until something is due that is not now. */
  async function beginWhatIsDue(): Promise<number> {
    const rows = await store.outlook([...lanes.keys()]);
    const waits = await Promise.all(
      [...lanes.values()].map((lane) => lane.waitMs(rows.filter(({ job }) => job === lane.name))),
    );
    return Math.min(longestSleepMs, ...waits.filter((wait) => wait > 0));
  }

  async function enqueueIn(
    db: JobsWriter,
    job: string,
    payload: unknown,
    options: QueueOptions = {},
  ): Promise<boolean> {
    const now = clock.now();
    const { key = randomUUID(), at = now } = options;
    return insertJob(db, job, { payload, key, dueAt: at, now });
  }

  /** Who runs the job here looks here; otherwise those who do are told. */
  async function wake(job: string): Promise<void> {
    const lane = lanes.get(job);
    if (!lane) return bus?.publish(CHANNEL, job);
    await settled(lane);
  }

  /** A run that was under way may have begun too early to see what became due: it is looked again until nothing is. */
  async function settled(lane: Lane): Promise<void> {
    const [wasBusy, before] = [lane.isBusy(), lane.begun()];
    await look();
    const isQuiet = !wasBusy && !lane.isBusy() && lane.begun() === before;
    if (!isQuiet && (await lane.idle())) await settled(lane);
  }

  register([forgetting(store, clock)]);
  const unsubscribe = await bus?.subscribe(CHANNEL, (job) => {
    if (typeof job === 'string' && lanes.has(job)) void look();
  });

  return {
    register,
    async start() {
      for (const lane of lanes.values()) await lane.prepare();
      const first = [...lanes.values()].filter(({ beforeReady }) => beforeReady);
      await Promise.all([look(), ...first.map(settled)]);
    },
    async enqueue(job, payload, options) {
      const isNew = await enqueueIn(database.db, job, payload, options);
      void wake(job);
      return isNew;
    },
    enqueueIn,
    wake,
    read: (asked) => readJobs(database.db, asked),
    count: () => countJobs(database.db),
    async close() {
      stopping.abort();
      clearTimeout(timer);
      await unsubscribe?.();
      await looking;
      await Promise.all([...lanes.values()].map((lane) => lane.idle()));
    },
  };
}

const forgetting = (store: JobStore, clock: Clock): Job =>
  scheduled({
    name: 'forget-finished-jobs',
    every: 6 * HOUR_MS,
    async run() {
      await store.forget('done', clock.now() - DONE_KEPT_MS);
      await store.forget('failed', clock.now() - FAILED_KEPT_MS);
    },
  });
