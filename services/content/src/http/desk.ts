/** The desk's calls: write, publish, schedule, take back, restore, and send in pictures. Every one needs a token. */
import { badRequest, boundedBody, notFound } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { instant } from '../documents/fields.ts';
import { manuscriptById, revisionOf, revisionsOf } from '../repositories/manuscripts.ts';
import { writtenDocuments } from '../stored/columns.ts';
import { describePicture, keepPicture, pictureDescription } from '../use-cases/writing/pictures.ts';
import { previewOf } from '../use-cases/writing/preview.ts';
import { publishManuscript, unpublishManuscript } from '../use-cases/writing/publish.ts';
import { InvalidDocument, noManuscript, wrongFieldsOf } from '../use-cases/writing/refusals.ts';
import { createManuscript, editManuscript, restoreRevision } from '../use-cases/writing/save.ts';
import { scheduleManuscript } from '../use-cases/writing/schedule.ts';
import { wireImage } from '../wire/picture.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { knownId, manuscriptAnswer, seenRevision } from './desk-request.ts';
import { envelope } from './envelope.ts';
import { anyJson, jsonBody } from './json-body.ts';
import { wholeNumberOf } from './query.ts';

const MOST_PICTURE_BYTES = 25_000_000;
const MOST_REVISIONS = 1_000_000_000;
export const scheduling = z.strictObject({ at: instant.optional() });
const revision = z.number().int().positive().max(MOST_REVISIONS);
export const restoring = z.strictObject({ revision });
export const previewing = z.strictObject({ revision: revision.optional() });

export function deskRoutes(deps: AppDeps): Hono {
  const { media } = deps;
  const { db } = deps.database;
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();

  app.get('/token', async (context) => {
    const { name } = await reader(context, 'audience');
    return context.json(envelope({ name }, context));
  });

  app.post('/stories', async (context) => {
    const { by, desk } = await writer(context, 'write-own');
    return manuscriptAnswer(context, db, await createManuscript(desk, await anyJson(context), by), 201);
  });

  app.get('/stories/:id', async (context) => {
    await reader(context);
    const { id } = context.req.param();
    const row = await manuscriptById(db, knownId(id));
    if (!row) throw noManuscript(id);
    return manuscriptAnswer(context, db, row);
  });

  app.put('/stories/:id', async (context) => {
    const { by, desk } = await writer(context, 'write-own');
    const id = knownId(context.req.param('id'));
    return manuscriptAnswer(
      context,
      db,
      await editManuscript(desk, id, seenRevision(context), await anyJson(context), by),
    );
  });

  app.get('/stories/:id/revisions', async (context) => {
    await reader(context);
    const rows = await revisionsOf(db, knownId(context.req.param('id')));
    if (rows.length === 0) throw noManuscript(context.req.param('id'));
    return context.json(
      envelope(
        rows.map(({ revision, action, saved_by, saved_at }) => ({
          revision,
          action,
          savedBy: saved_by,
          saved: new Date(saved_at).toISOString(),
        })),
        context,
      ),
    );
  });

  app.get('/stories/:id/revisions/:revision', async (context) => {
    await reader(context);
    const { id, revision } = context.req.param();
    const number = wholeNumberOf(revision, 'revision', { least: 1, most: MOST_REVISIONS });
    const row = await revisionOf(db, knownId(id), number);
    if (!row) throw notFound(`There is no revision ${revision} of ${id}`);
    return context.json(envelope({ revision: row.revision, document: writtenDocuments.read(row.document) }, context));
  });

  app.post('/stories/:id/restore', async (context) => {
    const { by, desk } = await writer(context, 'write-own');
    const { revision } = await jsonBody(context, restoring);
    const id = knownId(context.req.param('id'));
    return manuscriptAnswer(context, db, await restoreRevision(desk, id, seenRevision(context), revision, by));
  });

  app.post('/stories/:id/preview', async (context) => {
    await reader(context);
    const { revision } = await jsonBody(context, previewing);
    return context.json(envelope(await previewOf(deps, knownId(context.req.param('id')), revision), context));
  });

  app.post('/stories/:id/publish', async (context) => {
    const { desk } = await writer(context, 'publish');
    const row = await publishManuscript(desk, knownId(context.req.param('id')), seenRevision(context));
    return manuscriptAnswer(context, db, row);
  });

  app.post('/stories/:id/unpublish', async (context) => {
    const { desk } = await writer(context, 'publish');
    const row = await unpublishManuscript(desk, knownId(context.req.param('id')), seenRevision(context));
    return manuscriptAnswer(context, db, row);
  });

  app.post('/stories/:id/schedule', async (context) => {
    const { desk } = await writer(context, 'publish');
    const { at } = await jsonBody(context, scheduling);
    const row = await scheduleManuscript(desk, knownId(context.req.param('id')), seenRevision(context), at);
    return manuscriptAnswer(context, db, row);
  });

  app.post('/media', async (context) => {
    const { desk } = await writer(context, 'media');
    const { picture, isNew } = await keepPicture({ ...desk, media }, await uploadOf(context));
    return context.json(envelope(wireImage(picture), context), isNew ? 201 : 200);
  });

  app.put('/media/:id', async (context) => {
    const { desk } = await writer(context, 'media');
    const description = await jsonBody(context, pictureDescription);
    const picture = await describePicture(desk, context.req.param('id'), description);
    return context.json(envelope(wireImage(picture), context));
  });

  return app;
}

async function uploadOf(context: Context) {
  const type = context.req.header('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) throw badRequest('Send the picture as multipart/form-data');
  const bytes = await boundedBody(context.req.raw, MOST_PICTURE_BYTES);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => Promise.reject(badRequest('The form cannot be read')));
  const { file, ...fields } = Object.fromEntries(form);
  const description = pictureDescription.safeParse(fields);
  const wrong = description.error ? wrongFieldsOf(description.error, 'form') : [];
  if (!(file instanceof File)) wrong.push({ field: 'file', message: 'is missing' });
  if (!(file instanceof File) || !description.success) throw new InvalidDocument(wrong);
  return { ...description.data, fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
