/** The desk's call about jobs: what is running, what waits, what failed and why. */
import { JOB_STATES, type JobReport } from '@masthead/jobs';
import { badRequest } from '@masthead/runtime';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { envelope } from './envelope.ts';
import { wholeNumber } from './query.ts';

/** How many are told at once. */
export const JOBS_TOLD = { least: 1, most: 500, otherwise: 100 } as const;

export function deskJobRoutes(deps: AppDeps): Hono {
  const { reader } = createDeskDoor(deps);
  const app = new Hono();
  app.get('/jobs', async (context) => {
    await reader(context);
    const state = z.enum(JOB_STATES).optional().safeParse(context.req.query('state'));
    if (!state.success) throw badRequest(`state takes one of ${JOB_STATES.join(', ')}`);
    const reports = await deps.jobs.read({
      job: context.req.query('job'),
      state: state.data,
      limit: wholeNumber(context, 'limit', JOBS_TOLD),
    });
    return context.json(envelope(reports.map(wireJob), context));
  });
  return app;
}

const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

const wireJob = ({ dueAt, startedAt, finishedAt, ...report }: JobReport) => ({
  ...report,
  due: iso(dueAt),
  started: iso(startedAt),
  finished: iso(finishedAt),
});
