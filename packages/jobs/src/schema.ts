/** The table of jobs: one row for each scheduled job, one for each piece of queued work. */
import type { Migration } from '@masthead/storage';
import type { Kysely } from 'kysely';

/** A scheduled job is waiting or running for ever; only queued work is done or given up. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobRow {
  id: string;
  /** The name of the job. */
  job: string;
  /** Of queued work: given twice, it is queued once. Empty for a scheduled job. */
  job_key: string;
  state: JobState;
  /** JSON. */
  payload: string;
  /** When it may run, by the product's clock; null when only its schedule says when. */
  due_at: number | null;
  /** Runs that were begun since the last one that went well. */
  attempts: number;
  /** Counts every run ever begun: whoever holds the lease knows it, so a run that lost its lease can write no more. */
  runs: number;
  /** Until when the run is one process's own, by the database's clock. */
  lease_until: number | null;
  /** When the last run began, by the product's clock. */
  started_at: number | null;
  finished_at: number | null;
  last_error: string | null;
  progress_done: number | null;
  progress_total: number | null;
  created_at: number;
}

export interface JobsSchema {
  jobs: JobRow;
}

async function createJobs({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('job', 'text', (column) => column.notNull())
    .addColumn('job_key', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('runs', 'integer', (column) => column.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('progress_done', 'integer')
    .addColumn('progress_total', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('jobs_by_key', ['job', 'job_key'])
    .execute();
  await schema.createIndex('jobs_by_state').on('jobs').columns(['job', 'state', 'due_at']).execute();
}

export const migrations: Readonly<Record<string, Migration>> = { '0001-jobs': { up: createJobs } };
