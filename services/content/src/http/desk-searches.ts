/** The desk's call about searches: what readers asked for and did not find. */
import { Hono } from 'hono';
import { missesIn } from '../search/index.ts';
import { writerOf } from '../use-cases/writing/tokens.ts';
import type { AppDeps } from './app-deps.ts';
import { envelope } from './envelope.ts';
import { wholeNumber } from './query.ts';

export function deskSearchRoutes({ database, misses }: AppDeps): Hono {
  const app = new Hono();
  app.get('/searches', async (context) => {
    await writerOf(database.db, context.req.header('authorization'), 'read');
    await misses.flush();
    const limit = wholeNumber(context, 'limit', { least: 1, most: 500, otherwise: 100 });
    return context.json(envelope(await missesIn(database.db, limit), context));
  });
  return app;
}
