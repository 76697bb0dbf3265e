/** The desk's call about the log of writes. */
import { Hono } from 'hono';
import { readAudit } from '../audit/read-audit.ts';
import { wordsFor } from '../audit/words.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { addressWith } from './desk-lists.ts';
import { envelope } from './envelope.ts';
import { wholeNumber } from './query.ts';

const LAST_ENTRY = Number.MAX_SAFE_INTEGER;

/** How many are told at once. */
export const ENTRIES_TOLD = { least: 1, most: 200, otherwise: 50 } as const;

export function deskAuditRoutes(deps: AppDeps): Hono {
  const door = createDeskDoor(deps);
  const app = new Hono();
  app.get('/audit', async (context) => {
    await door.reader(context, 'audit');
    const limit = wholeNumber(context, 'limit', ENTRIES_TOLD);
    const read = await readAudit(deps.database.db, {
      who: context.req.query('who') || undefined,
      about: context.req.query('about') || undefined,
      before: wholeNumber(context, 'before', { least: 1, most: LAST_ENTRY, otherwise: LAST_ENTRY }),
      // One more says whether there are any.
      limit: limit + 1,
    });
    const entries = read.slice(0, limit).map((entry) => ({ ...entry, does: wordsFor(entry.action) }));
    const { links, ...said } = envelope(entries, context);
    const last = entries.at(-1);
    const next = last && read.length > limit && { next: addressWith(context, 'before', last.entry) };
    return context.json({ ...said, links: { ...links, ...next } });
  });
  return app;
}
