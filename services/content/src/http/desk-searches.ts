/** The desk's call about searches: what readers asked for and did not find. */
import { Hono } from 'hono';
import { missesIn } from '../search/index.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { envelope } from './envelope.ts';
import { wholeNumber } from './query.ts';

/** How many are told at once. */
export const SEARCHES_TOLD = { least: 1, most: 500, otherwise: 100 } as const;

export function deskSearchRoutes(deps: AppDeps): Hono {
  const { database, misses } = deps;
  const { reader } = createDeskDoor(deps);
  const app = new Hono();
  app.get('/searches', async (context) => {
    await reader(context);
    await misses.flush();
    const limit = wholeNumber(context, 'limit', SEARCHES_TOLD);
    return context.json(envelope(await missesIn(database.db, limit), context));
  });
  return app;
}
