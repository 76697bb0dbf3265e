/** The desk's call about the log of writes. */
import { Hono } from 'hono';
import { readAudit } from '../audit/read-audit.ts';
import { wordsFor } from '../audit/words.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { envelope } from './envelope.ts';
import { wholeNumber } from './query.ts';

const LAST_ENTRY = Number.MAX_SAFE_INTEGER;

export function deskAuditRoutes(deps: AppDeps): Hono {
  const door = createDeskDoor(deps);
  const app = new Hono();
  app.get('/audit', async (context) => {
    await door.reader(context, 'audit');
    const entries = await readAudit(deps.database.db, {
      who: context.req.query('who') || undefined,
      about: context.req.query('about') || undefined,
      before: wholeNumber(context, 'before', { least: 1, most: LAST_ENTRY, otherwise: LAST_ENTRY }),
      limit: wholeNumber(context, 'limit', { least: 1, most: 200, otherwise: 50 }),
    });
    return context.json(
      envelope(
        entries.map((entry) => ({ ...entry, does: wordsFor(entry.action) })),
        context,
      ),
    );
  });
  return app;
}
