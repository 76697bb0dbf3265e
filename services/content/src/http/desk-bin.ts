/** The desk's calls about what is deleted, and about the slugs of a story's past. */
import { Hono } from 'hono';
import { z } from 'zod';
import { slug } from '../documents/fields.ts';
import { binManuscript, recoverManuscript } from '../use-cases/writing/bin.ts';
import { formerSlugsOf, giveSlugBack } from '../use-cases/writing/former-slugs.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { knownId, manuscriptAnswer, seenRevision } from './desk-request.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

export const recovering = z.strictObject({ slug: slug.optional() });

export function deskBinRoutes(deps: AppDeps): Hono {
  const { db } = deps.database;
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();
  app.delete('/stories/:id', async (context) => {
    const { by, desk } = await writer(context, 'write-own');
    const id = knownId(context.req.param('id'));
    return manuscriptAnswer(context, db, await binManuscript(desk, id, seenRevision(context), by));
  });

  app.post('/stories/:id/recover', async (context) => {
    const { by, desk } = await writer(context, 'write-own');
    const { slug: another } = await jsonBody(context, recovering);
    const id = knownId(context.req.param('id'));
    return manuscriptAnswer(context, db, await recoverManuscript(desk, id, seenRevision(context), another, by));
  });

  app.get('/stories/:id/former-slugs', async (context) => {
    await reader(context);
    return context.json(envelope(await formerSlugsOf(db, knownId(context.req.param('id'))), context));
  });

  app.delete('/stories/:id/former-slugs/:slug', async (context) => {
    const { desk } = await writer(context, 'publish');
    const { id, slug: former } = context.req.param();
    return context.json(envelope(await giveSlugBack(desk, knownId(id), former), context));
  });

  return app;
}
