/** What sites ask about themselves: their flags, and what happened in their experiments. */
import type { AnswerWire, ItemsWire } from '@masthead/model';
import { Hono } from 'hono';
import { allCounts } from '../use-cases/experiment-counts.ts';
import { flagValues } from '../use-cases/flags.ts';
import type { AppDeps } from './app-deps.ts';
import { envelope } from './envelope.ts';

export function platformRoutes({ database }: AppDeps): Hono {
  const app = new Hono();
  app.get('/flags/:site/web', async (context) =>
    context.json(envelope((await flagValues(database.db)) satisfies AnswerWire<'flags'>, context)),
  );
  app.get('/experiments/:site/counts', async (context) =>
    context.json(envelope((await allCounts(database.db)) satisfies ItemsWire<'experimentCounts'>, context)),
  );
  return app;
}
