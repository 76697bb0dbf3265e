/** The calls of what an account keeps for its reader, each of whoever asks. */
import { FOLLOW_KINDS, READING_LIMITS, TEXT_SIZES, THEMES } from '@masthead/account';
import { type Clock, notFound } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { sentJson } from '../sent-json.ts';
import type { IdentityDatabase } from '../store/store.ts';
import {
  alertsOf,
  chooseNewsletters,
  forgetHistory,
  historyOf,
  newslettersOf,
  noteRead,
  prefer,
  preferencesOf,
  stopAlert,
} from './choices.ts';
import { follow, followingOf, type Subject, unfollow } from './following.ts';
import { readingKept } from './reading-of.ts';
import { makeShelf, mergeSaved, removeStory, renameShelf, savedOf, saveStory, takeDownShelf } from './saved.ts';

export interface ReadingDeps {
  database: IdentityDatabase;
  clock: Clock;
  /** Whoever asks; 401 where that is nobody. */
  readerOf(context: Context): Promise<{ accountId: string }>;
}

/** As many stories as can be saved, with when that was. */
const LARGEST_MERGE = 131_072;
/** Nobody's answer is kept on its way. */
const OWN = { 'cache-control': 'private, no-store' };

const id = z.string().regex(/^[\w-]{1,64}$/, 'is no id');
const slug = z.string().regex(/^[\w.-]{1,100}$/, 'is no slug');
/** A name is one line, and what it is read as: no letter of it is hidden or turns the others round. */
const shelfName = z
  .string()
  .transform((text) => text.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .refine(
    (text) => text !== '' && [...text].length <= READING_LIMITS.shelfName && !/[\p{Cc}\p{Cf}\p{Co}]/u.test(text),
    {
      message: `takes 1 to ${READING_LIMITS.shelfName} letters`,
    },
  );
const instant = z.iso.datetime().transform((text) => Date.parse(text));
const placed = z.strictObject({ shelf: id.nullable().optional(), savedAt: instant.optional() });
const merged = z.strictObject({
  stories: z.array(z.strictObject({ storyId: id, savedAt: instant })).max(READING_LIMITS.saved),
});
const named = z.strictObject({ name: shelfName });
const preferred = z.strictObject({
  theme: z.enum(THEMES).optional(),
  textSize: z.enum(TEXT_SIZES).optional(),
  adLight: z.boolean().optional(),
  history: z.boolean().optional(),
});
const chosen = z.strictObject({ newsletters: z.array(slug).max(READING_LIMITS.newsletters) });
const subjects = z.strictObject({ kind: z.enum(FOLLOW_KINDS), key: slug });

export function readingRoutes({ database, clock, readerOf }: ReadingDeps): Hono {
  const app = new Hono();
  const { db } = database;

  app.get('/reading', async (context) => {
    const { accountId } = await readerOf(context);
    return context.json(await readingKept(db, accountId), 200, OWN);
  });

  app.get('/saved', async (context) => {
    const { accountId } = await readerOf(context);
    return context.json(await savedOf(db, accountId), 200, OWN);
  });
  app.post('/saved/merge', async (context) => {
    const { accountId } = await readerOf(context);
    const { stories } = await sentJson(context, merged, { largest: LARGEST_MERGE });
    await database.transaction((transaction) => mergeSaved(transaction, accountId, stories, clock.now()));
    return context.json(await savedOf(db, accountId), 200, OWN);
  });
  app.put('/saved/:storyId', async (context) => {
    const { accountId } = await readerOf(context);
    const wanted = { storyId: paramOf(context, 'storyId', id), ...(await sentJson(context, placed)) };
    await database.transaction((transaction) => saveStory(transaction, accountId, wanted, clock.now()));
    return context.body(null, 204, OWN);
  });
  app.delete('/saved/:storyId', async (context) => {
    const { accountId } = await readerOf(context);
    await removeStory(db, accountId, paramOf(context, 'storyId', id));
    return context.body(null, 204, OWN);
  });

  app.post('/shelves', async (context) => {
    const { accountId } = await readerOf(context);
    const { name } = await sentJson(context, named);
    const shelf = await database.transaction((transaction) => makeShelf(transaction, accountId, name, clock.now()));
    return context.json(shelf, 201, OWN);
  });
  app.put('/shelves/:id', async (context) => {
    const { accountId } = await readerOf(context);
    const shelfId = paramOf(context, 'id', id);
    const { name } = await sentJson(context, named);
    const shelf = await database.transaction((transaction) => renameShelf(transaction, accountId, shelfId, name));
    return context.json(shelf, 200, OWN);
  });
  app.delete('/shelves/:id', async (context) => {
    const { accountId } = await readerOf(context);
    await takeDownShelf(db, accountId, paramOf(context, 'id', id));
    return context.body(null, 204, OWN);
  });

  app.get('/following', async (context) => {
    const { accountId } = await readerOf(context);
    return context.json(await followingOf(db, accountId), 200, OWN);
  });
  app.put('/following/:kind/:key', async (context) => {
    const { accountId } = await readerOf(context);
    const subject = subjectOf(context);
    await database.transaction((transaction) => follow(transaction, accountId, subject, clock.now()));
    return context.body(null, 204, OWN);
  });
  app.delete('/following/:kind/:key', async (context) => {
    const { accountId } = await readerOf(context);
    await unfollow(db, accountId, subjectOf(context));
    return context.body(null, 204, OWN);
  });

  app.get('/history', async (context) => {
    const { accountId } = await readerOf(context);
    return context.json(await historyOf(db, accountId), 200, OWN);
  });
  app.put('/history/:storyId', async (context) => {
    const { accountId } = await readerOf(context);
    const storyId = paramOf(context, 'storyId', id);
    const noted = await database.transaction((transaction) => noteRead(transaction, accountId, storyId, clock.now()));
    return context.json({ noted }, 200, OWN);
  });
  app.delete('/history', async (context) => {
    const { accountId } = await readerOf(context);
    await forgetHistory(db, accountId);
    return context.body(null, 204, OWN);
  });

  app.get('/preferences', async (context) => {
    const { accountId } = await readerOf(context);
    return context.json(await preferencesOf(db, accountId), 200, OWN);
  });
  app.put('/preferences', async (context) => {
    const { accountId } = await readerOf(context);
    const changes = await sentJson(context, preferred);
    const preferences = await database.transaction((transaction) => prefer(transaction, accountId, changes));
    return context.json(preferences, 200, OWN);
  });

  app.get('/newsletters', async (context) => {
    const { accountId } = await readerOf(context);
    return context.json(await newslettersOf(db, accountId), 200, OWN);
  });
  app.put('/newsletters', async (context) => {
    const { accountId } = await readerOf(context);
    const { newsletters } = await sentJson(context, chosen);
    await database.transaction((transaction) => chooseNewsletters(transaction, accountId, newsletters, clock.now()));
    return context.json(await newslettersOf(db, accountId), 200, OWN);
  });

  app.get('/alerts', async (context) => {
    const { accountId } = await readerOf(context);
    return context.json(await alertsOf(db, accountId), 200, OWN);
  });
  app.delete('/alerts/:id', async (context) => {
    const { accountId } = await readerOf(context);
    await stopAlert(db, accountId, paramOf(context, 'id', id));
    return context.body(null, 204, OWN);
  });

  return app;
}

function paramOf(context: Context, name: string, schema: z.ZodType<string>): string {
  const read = schema.safeParse(context.req.param(name));
  if (!read.success) throw notFound('There is nothing at this address');
  return read.data;
}

function subjectOf(context: Context): Subject {
  const read = subjects.safeParse({ kind: context.req.param('kind'), key: context.req.param('key')?.toLowerCase() });
  if (!read.success) throw notFound('There is nothing at this address');
  return read.data;
}
