/** What is known of jobs, for people and for metrics. */
import type { JobState } from './schema.ts';
import type { JobsDb } from './store.ts';

export interface JobsAsked {
  job?: string | undefined;
  state?: JobState | undefined;
  limit?: number;
}

export interface JobReport {
  id: string;
  job: string;
  state: JobState;
  attempts: number;
  dueAt: number | null;
  startedAt: number | null;
  finishedAt: number | null;
  lastError: string | null;
  /** How far the run is, or was when it ended; null when it does not say. */
  progress: { done: number; total: number } | null;
}

const MOST = 100;

export async function readJobs(db: JobsDb, { job, state, limit = MOST }: JobsAsked = {}): Promise<JobReport[]> {
  let query = db.selectFrom('jobs').selectAll();
  if (job !== undefined) query = query.where('job', '=', job);
  if (state !== undefined) query = query.where('state', '=', state);
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.map((row) => ({
    id: row.id,
    job: row.job,
    state: row.state,
    attempts: row.attempts,
    dueAt: row.due_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    lastError: row.last_error,
    progress:
      row.progress_done === null || row.progress_total === null
        ? null
        : { done: row.progress_done, total: row.progress_total },
  }));
}

export interface JobCount {
  job: string;
  state: JobState;
  count: number;
}

/** How many there are of each state. */
export const countJobs = (db: JobsDb): Promise<JobCount[]> =>
  db
    .selectFrom('jobs')
    .select(({ fn }) => ['job', 'state', fn.countAll<number>().as('count')])
    .groupBy(['job', 'state'])
    .execute();
