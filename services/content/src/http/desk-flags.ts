/** The desk's calls about flags: what they are, who changed them, and changing them. */
import { FLAGS } from '@masthead/rules';
import { Hono } from 'hono';
import { flagChanges, flagNamed, flagSetting, flagValues, setFlag } from '../use-cases/flags.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

export function deskFlagRoutes(deps: AppDeps): Hono {
  const { db } = deps.database;
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();

  app.get('/flags', async (context) => {
    await reader(context, 'flags');
    const values = await flagValues(db);
    const flags = Object.values(FLAGS).map((flag) => ({ ...flag, on: values[flag.name] === true }));
    return context.json(envelope(flags, context));
  });

  app.get('/flags/:name/changes', async (context) => {
    await reader(context, 'flags');
    return context.json(envelope(await flagChanges(db, flagNamed(context.req.param('name'))), context));
  });

  app.put('/flags/:name', async (context) => {
    const { by, desk } = await writer(context, 'flags');
    const name = flagNamed(context.req.param('name'));
    const set = await setFlag(desk, name, await jsonBody(context, flagSetting), by);
    return context.json(envelope(set, context));
  });

  return app;
}
