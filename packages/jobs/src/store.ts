/** The table of jobs, asked and written: who may begin a run, who holds it, how it ended. */
import { randomUUID } from 'node:crypto';
import type { Database } from '@masthead/storage';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { JobRow, JobState, JobsSchema } from './schema.ts';

export type JobsDb = Kysely<JobsSchema>;
/** A database or an open transaction that may also have other tables. */
export type JobsWriter = Pick<JobsDb, 'insertInto'>;

/**
 * Leases go by the database's clock: it is the same for all processes, whatever their machines say, and runs on where
 * the product's own stands still.
 */
const DATABASE_NOW: Readonly<Record<Database<unknown>['engine'], RawBuilder<number>>> = {
  sqlite: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
};

/** What is known of a job's open rows of one state. A scheduled job has one row, so these are its own values. */
export interface Outlook {
  job: string;
  state: JobState;
  dueAt: number | null;
  /** How long the lease that ends first still holds; negative when it has ended. */
  leaseLeftMs: number | null;
  startedAt: number | null;
  attempts: number;
  runs: number;
}

/** A run that this process has begun and that is its own while the lease holds. */
export interface Claim {
  id: string;
  runs: number;
  attempts: number;
  payload: unknown;
}

export interface Ending {
  state: JobState;
  dueAt: number | null;
  attempts: number;
  error: string | null;
  finishedAt: number;
}

export interface Queued {
  payload: unknown;
  key: string;
  dueAt: number;
  now: number;
}

const NEW = {
  state: 'waiting',
  attempts: 0,
  runs: 0,
  lease_until: null,
  started_at: null,
  finished_at: null,
  last_error: null,
  progress_done: null,
  progress_total: null,
} as const;

/** Gives whether it was new. */
export async function insertJob(db: JobsWriter, job: string, { payload, key, dueAt, now }: Queued): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('jobs')
    .values({
      ...NEW,
      id: randomUUID(),
      job,
      job_key: key,
      payload: JSON.stringify(payload),
      due_at: dueAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['job', 'job_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export interface JobStore {
  /** Makes sure that a scheduled job has its row. */
  schedule(job: string, dueAt: number | null, now: number): Promise<void>;
  outlook(jobs: readonly string[]): Promise<Outlook[]>;
  claim(job: string, wanted: Wanted): Promise<Claim[]>;
  /** Gives whether the run is still this process's own. */
  renew(claims: readonly Claim[], leaseMs: number): Promise<boolean>;
  progress(claims: readonly Claim[], done: number, total: number): Promise<void>;
  end(claim: Claim, ending: Ending): Promise<void>;
  forget(state: JobState, before: number): Promise<void>;
}

interface Wanted {
  now: number;
  leaseMs: number;
  most: number;
  /**
   * The runs of a scheduled job that was found due by its own schedule, whatever its row says: when another process has
   * begun one since, it is not due any more.
   */
  afterRuns?: number | undefined;
}

export function createJobStore(database: Database<JobsSchema>): JobStore {
  const { db } = database;
  const now = DATABASE_NOW[database.engine];
  /** Rows as they were seen, or as this process holds them: when another run was begun since, nothing is touched. */
  const held = (claims: readonly Pick<Claim, 'id' | 'runs'>[]) =>
    db
      .updateTable('jobs')
      .where(({ or, and, eb }) => or(claims.map(({ id, runs }) => and([eb('id', '=', id), eb('runs', '=', runs)]))));

  return {
    async schedule(job, dueAt, at) {
      const row = { ...NEW, id: job, job, job_key: '', payload: 'null', due_at: dueAt, created_at: at };
      await db
        .insertInto('jobs')
        .values(row)
        // By whichever of its two keys another process was faster.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    outlook: (jobs) =>
      db
        .selectFrom('jobs')
        .select(({ fn, eb }) => [
          'job',
          'state',
          fn.min('due_at').as('dueAt'),
          eb(fn.min('lease_until'), '-', now).as('leaseLeftMs'),
          fn.max('started_at').as('startedAt'),
          fn.max('attempts').as('attempts'),
          fn.max('runs').as('runs'),
        ])
        .where('job', 'in', jobs)
        .where('state', 'in', ['waiting', 'running'])
        .groupBy(['job', 'state'])
        .execute(),

    async claim(job, { now: at, leaseMs, most, afterRuns }) {
      const rows = await db
        .selectFrom('jobs')
        .select(['id', 'runs', 'attempts', 'payload'])
        .where('job', '=', job)
        .where(({ or, and, eb }) =>
          or([
            and([
              eb('state', '=', 'waiting'),
              afterRuns === undefined ? eb('due_at', '<=', at) : eb('runs', '=', afterRuns),
            ]),
            and([eb('state', '=', 'running'), eb('lease_until', '<=', now)]),
          ]),
        )
        .orderBy('due_at')
        .orderBy('created_at')
        .limit(most)
        .execute();
      if (rows.length === 0) return [];
      // Of those who see the same at the same moment one gets it: every run has a number, and this begins the next one.
      const begun = await held(rows)
        .set(({ eb }) => ({
          state: 'running',
          runs: eb('runs', '+', 1),
          attempts: eb('attempts', '+', 1),
          lease_until: eb(now, '+', leaseMs),
          started_at: at,
          finished_at: null,
          progress_done: null,
          progress_total: null,
        }))
        .returning('id')
        .execute();
      const ours = new Set(begun.map(({ id }) => id));
      return rows.filter(({ id }) => ours.has(id)).map(claimed);
    },

    async renew(claims, leaseMs) {
      const { numUpdatedRows } = await held(claims)
        .set(({ eb }) => ({ lease_until: eb(now, '+', leaseMs) }))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === claims.length;
    },

    async progress(claims, done, total) {
      await held(claims).set({ progress_done: done, progress_total: total }).execute();
    },

    async end(claim, { state, dueAt, attempts, error, finishedAt }) {
      await held([claim])
        .set({ state, due_at: dueAt, attempts, last_error: error, finished_at: finishedAt, lease_until: null })
        .execute();
    },

    async forget(state, before) {
      await db.deleteFrom('jobs').where('state', '=', state).where('finished_at', '<', before).execute();
    },
  };
}

const claimed = ({ id, runs, attempts, payload }: Pick<JobRow, 'id' | 'runs' | 'attempts' | 'payload'>): Claim => ({
  id,
  runs: runs + 1,
  attempts: attempts + 1,
  payload: JSON.parse(payload),
});
