/** The desk's calls about addresses that readers miss: what they are, where each may lead, and making it lead there. */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { rulePath } from '../documents/standing.ts';
import { missingAddresses } from '../reports/missing-addresses.ts';
import { nearestStory } from '../reports/nearest-story.ts';
import { clearMissing } from '../use-cases/clear-reports.ts';
import { makeRedirect, redirectInput, redirectsMade, removeRedirect } from '../use-cases/writing/redirects.ts';
import { InvalidDocument, wrongFieldsOf } from '../use-cases/writing/refusals.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { portionAnswer, portionAsked } from './desk-lists.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

export function deskMissingRoutes(deps: AppDeps): Hono {
  const {
    database: { db },
    clock,
  } = deps;
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();

  app.get('/missing', async (context) => {
    await reader(context);
    const { rows, total } = await missingAddresses(db, portionAsked(context));
    const told = [];
    // One after the other: readers' questions are answered in between.
    for (const row of rows) told.push({ ...row, nearest: await nearestStory(db, row.path, clock.now()) });
    return portionAnswer(context, { rows: told, total });
  });

  app.delete('/missing', async (context) => {
    const { desk } = await writer(context, 'reports');
    const path = pathIn(context);
    await clearMissing(desk, path);
    return context.json(envelope({ path }, context));
  });

  app.get('/redirects', async (context) => {
    await reader(context);
    return portionAnswer(context, await redirectsMade(db, portionAsked(context)));
  });

  app.post('/redirects', async (context) => {
    const { desk } = await writer(context, 'redirects');
    return context.json(envelope(await makeRedirect(desk, await jsonBody(context, redirectInput)), context), 201);
  });

  app.delete('/redirects', async (context) => {
    const { desk } = await writer(context, 'redirects');
    return context.json(envelope(await removeRedirect(desk, pathIn(context)), context));
  });

  return app;
}

/** Paths have slashes: they are asked for in the query. */
function pathIn(context: Context): string {
  const { data, error } = z.object({ path: rulePath }).safeParse(context.req.query());
  if (error) throw new InvalidDocument(wrongFieldsOf(error, 'path'));
  return data.path;
}
