/** Scheduled and queued work: one process at a time, retried, taken over from a process that died. */
export { doneByOne, type SharedWork } from './done-by-one.ts';
export { type Job, type JobContext, type JobMetrics, type JobOutcome, queued, scheduled } from './job.ts';
export type { JobReport, JobsAsked } from './read-jobs.ts';
export { createJobRunner, type JobRunner, type JobRunnerDeps, prepareJobs, type QueueOptions } from './runner.ts';
export { JOB_STATES, type JobState, type JobsSchema } from './schema.ts';
