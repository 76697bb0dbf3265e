/** The desk's calls about errors in readers' browsers. */
import { Hono } from 'hono';
import { readerErrors } from '../reports/reader-errors.ts';
import type { ReaderErrorRow } from '../reports/schema.ts';
import { errorFrames, errorSightings } from '../stored/columns.ts';
import { clearReaderError } from '../use-cases/clear-reports.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { portionAnswer, portionAsked } from './desk-lists.ts';
import { envelope } from './envelope.ts';

export function deskErrorRoutes(deps: AppDeps): Hono {
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();

  app.get('/errors', async (context) => {
    await reader(context);
    return portionAnswer(context, await readerErrors(deps.database.db, portionAsked(context)), wireError);
  });

  app.delete('/errors/:id', async (context) => {
    const { desk } = await writer(context, 'reports');
    const { id } = context.req.param();
    await clearReaderError(desk, id);
    return context.json(envelope({ id }, context));
  });

  return app;
}

const wireError = ({ fingerprint, kind, name, message, frames, seen, times, ...row }: ReaderErrorRow) => ({
  id: fingerprint,
  kind,
  name,
  message,
  times,
  frames: errorFrames.read(frames),
  ...errorSightings.read(seen),
  firstBuild: row.first_build,
  lastBuild: row.last_build,
  first: new Date(Number(row.first_at)).toISOString(),
  last: new Date(Number(row.last_at)).toISOString(),
});
