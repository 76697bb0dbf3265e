/** The desk's calls about errors in readers' browsers. */
import { notFound } from '@masthead/runtime';
import { Hono } from 'hono';
import { forgetReaderError, readerErrors } from '../reports/reader-errors.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { envelope } from './envelope.ts';
import { REPORTS_PORTION, rangeOf } from './query.ts';

export function deskErrorRoutes(deps: AppDeps): Hono {
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();

  app.get('/errors', async (context) => {
    await reader(context);
    return context.json(
      envelope(await readerErrors(deps.database.db, rangeOf(context, REPORTS_PORTION, REPORTS_PORTION)), context),
    );
  });

  app.delete('/errors/:id', async (context) => {
    const { desk } = await writer(context, 'write');
    const { id } = context.req.param();
    await desk.database.write(async (db) => {
      if (!(await forgetReaderError(db, id))) throw notFound('There is no such error');
    });
    return context.json(envelope({ id }, context));
  });

  return app;
}
