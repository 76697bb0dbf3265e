/**
 * Errors in readers' browsers. Sites tell them in groups of one fingerprint, with nothing of who had them; alike ones are
 * one row with a count. However much is told, the table stays small: what happened least goes first.
 */
import { READER_ERROR_KINDS } from '@masthead/model';
import { z } from 'zod';
import { type Portion, type PortionAsked, portionOf } from '../repositories/desk-lists.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';
import { errorFrames, errorSightings } from '../stored/columns.ts';
import type { ReaderErrorRow } from './schema.ts';
import { errorFrame } from './shapes.ts';
import { forgetSurplus } from './surplus.ts';

const MOST_AT_ONCE = 50;
const ROOM = { most: 500, atOnce: MOST_AT_ONCE };
const MOST_FRAMES = 12;
const MOST_PAGES = 5;
const MOST_BROWSERS = 12;

const fingerprint = z.string().regex(/^[0-9a-f]{16}$/);
const build = z.string().regex(/^[\w.-]{1,40}$/);

export const readerErrorsQuestion = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        fingerprint,
        kind: z.enum(READER_ERROR_KINDS),
        name: z.string().max(60),
        message: z.string().max(300),
        frames: z.array(errorFrame).max(MOST_FRAMES),
        page: z.string().max(250),
        browser: z.string().max(30),
        build,
        times: z.number().int().min(1).max(1_000_000),
      }),
    )
    .max(MOST_AT_ONCE),
});
type Told = z.output<typeof readerErrorsQuestion>['errors'][number];

export async function keepReaderErrors(db: Writing, errors: readonly Told[], now: number): Promise<void> {
  for (const told of errors) {
    const known = await rowOf(db, told.fingerprint);
    await (known ? countAgain(db, known, told, now) : keepFirst(db, told, now));
  }
  const ranked = db
    .selectFrom('reader_errors')
    .select('fingerprint')
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('fingerprint');
  await forgetSurplus(ranked, ROOM, async (surplus) => {
    for (const { fingerprint } of surplus) await forgetReaderError(db, fingerprint);
  });
}

const rowOf = (db: ContentDb, key: string): Promise<ReaderErrorRow | undefined> =>
  db.selectFrom('reader_errors').selectAll().where('fingerprint', '=', key).executeTakeFirst();

async function keepFirst(db: Writing, told: Told, now: number): Promise<void> {
  const { fingerprint, kind, name, message, frames, page, browser, build, times } = told;
  await db
    .insertInto('reader_errors')
    .values({
      fingerprint,
      kind,
      name,
      message,
      frames: errorFrames.write(frames),
      seen: errorSightings.write({ browsers: [{ browser, times }], pages: [page] }),
      first_build: build,
      last_build: build,
      times,
      first_at: now,
      last_at: now,
    })
    .execute();
}

/** The newest one says where it happens: lines move from build to build. */
async function countAgain(db: Writing, known: ReaderErrorRow, told: Told, now: number): Promise<void> {
  const { fingerprint, message, frames, build, times } = told;
  await db
    .updateTable('reader_errors')
    .set({
      message,
      frames: errorFrames.write(frames),
      seen: errorSightings.write(withSighting(errorSightings.read(known.seen), told)),
      last_build: build,
      times: known.times + times,
      last_at: now,
    })
    .where('fingerprint', '=', fingerprint)
    .execute();
}

type Sightings = ReturnType<typeof errorSightings.read>;

function withSighting({ browsers, pages }: Sightings, { browser, page, times }: Told): Sightings {
  const before = browsers.find((each) => each.browser === browser)?.times ?? 0;
  const others = browsers.filter((each) => each.browser !== browser);
  return {
    browsers: [...others, { browser, times: before + times }].sort((a, b) => b.times - a.times).slice(0, MOST_BROWSERS),
    pages: [page, ...pages.filter((each) => each !== page)].slice(0, MOST_PAGES),
  };
}

/** True when there was something to forget. */
export async function forgetReaderError(db: Writing, key: string): Promise<boolean> {
  const gone = await db.deleteFrom('reader_errors').where('fingerprint', '=', key).returning('fingerprint').execute();
  return gone.length > 0;
}

/** Those that nobody has had since. */
export const forgetOldReaderErrors = async (db: Writing, before: number): Promise<void> =>
  void (await db.deleteFrom('reader_errors').where('last_at', '<', before).execute());

/** What happened last comes first. */
export const readerErrors = (
  db: ContentDb,
  asked: Pick<PortionAsked, 'offset' | 'limit'>,
): Promise<Portion<ReaderErrorRow>> =>
  portionOf(db.selectFrom('reader_errors').selectAll().orderBy('last_at', 'desc').orderBy('fingerprint'), asked);
