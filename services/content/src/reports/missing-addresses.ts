/**
 * Addresses that were asked for and are not there. Sites count them and tell the counts together; of who asked nothing
 * is kept. However much is told, the table stays small: what readers miss least goes first.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { rulePath } from '../documents/standing.ts';
import { type Portion, type PortionAsked, portionOf } from '../repositories/desk-lists.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';
import type { MissingAddressRow } from './schema.ts';
import { forgetSurplus } from './surplus.ts';

const MOST_AT_ONCE = 200;
const ROOM = { most: 2000, atOnce: MOST_AT_ONCE };
const MOST_REFERRERS = 8;
const LONGEST = 200;

type Range = Pick<PortionAsked, 'offset' | 'limit'>;

const count = z.number().int().min(0).max(1_000_000);
/** Host and path, or the path of a page of ours: no query, nobody's name and password. */
const referrer = z
  .string()
  .max(LONGEST)
  .regex(/^[^\s?#@\\]*\/[^\s?#\\]*$/);

export const missingQuestion = z.strictObject({
  addresses: z
    .array(
      z.strictObject({
        path: rulePath.max(LONGEST),
        readers: count,
        robots: count,
        referrers: z.array(z.strictObject({ referrer, times: count })).max(MOST_REFERRERS),
      }),
    )
    .max(MOST_AT_ONCE),
});
export type MissingCounts = z.output<typeof missingQuestion>['addresses'];

export async function keepMissing(db: Writing, addresses: MissingCounts, now: number): Promise<void> {
  for (const { path, readers, robots, referrers } of addresses) {
    await db
      .insertInto('missing_addresses')
      .values({ path, readers, robots, first_at: now, last_at: now, redirected_at: null })
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet({
          readers: sql`missing_addresses.readers + ${readers}`,
          robots: sql`missing_addresses.robots + ${robots}`,
          last_at: now,
        }),
      )
      .execute();
    if (referrers.length > 0) await keepReferrers(db, path, referrers);
  }
  const ranked = mostMissedFirst(db).clearSelect().select('path');
  await forgetSurplus(ranked, ROOM, (surplus) => forgetMissing(db, pathsOf(surplus)));
}

async function keepReferrers(db: Writing, path: string, referrers: MissingCounts[number]['referrers']): Promise<void> {
  for (const { referrer, times } of referrers)
    await db
      .insertInto('missing_referrers')
      .values({ path, referrer, times })
      .onConflict((conflict) =>
        conflict.columns(['path', 'referrer']).doUpdateSet({ times: sql`missing_referrers.times + ${times}` }),
      )
      .execute();
  const surplus = await db
    .selectFrom('missing_referrers')
    .select('referrer')
    .where('path', '=', path)
    .orderBy('times', 'desc')
    .orderBy('referrer')
    .offset(MOST_REFERRERS)
    .limit(MOST_REFERRERS)
    .execute();
  for (const { referrer } of surplus)
    await db.deleteFrom('missing_referrers').where('path', '=', path).where('referrer', '=', referrer).execute();
}

const pathsOf = (rows: readonly { path: string }[]): string[] => rows.map(({ path }) => path);

/** True when there was something to forget. */
export async function forgetMissing(db: Writing, paths: readonly string[]): Promise<boolean> {
  if (paths.length === 0) return false;
  const gone = await db
    .deleteFrom('missing_addresses')
    .where('path', 'in', paths)
    .where('redirected_at', 'is', null)
    .returning('path')
    .execute();
  if (gone.length === 0) return false;
  const forgotten = gone.map(({ path }) => path);
  await db.deleteFrom('missing_referrers').where('path', 'in', forgotten).execute();
  return true;
}

/** Those that nobody has asked for since. */
export async function forgetOldMissing(db: Writing, before: number): Promise<void> {
  const old = await stillMissing(db).select('path').where('last_at', '<', before).execute();
  await forgetMissing(db, pathsOf(old));
}

const stillMissing = (db: ContentDb) => db.selectFrom('missing_addresses').where('redirected_at', 'is', null);

const mostMissedFirst = (db: ContentDb) =>
  stillMissing(db).selectAll().orderBy('readers', 'desc').orderBy('last_at', 'desc').orderBy('path');

/** Also one that leads on: who asks has looked whether its rule still holds. */
export const wasMissed = async (db: ContentDb, path: string): Promise<boolean> =>
  (await db.selectFrom('missing_addresses').select('path').where('path', '=', path).executeTakeFirst()) !== undefined;

/** It leads on since then, and is kept with its counts for when it no longer does; null: it is missing again. */
export async function noteRedirected(db: Writing, path: string, since: number | null): Promise<void> {
  await db.updateTable('missing_addresses').set({ redirected_at: since }).where('path', '=', path).execute();
  // Of some of before it is not known who missed them: those are missed by nobody until somebody does.
  const unknown = db.deleteFrom('missing_addresses').where('path', '=', path).where('redirected_at', 'is', null);
  await unknown.where('readers', '=', 0).where('robots', '=', 0).execute();
}

/** A rule of a newsroom's files has an address: it is no redirect of the desk's any more, and missing only if it does not hold. */
export async function noteRuleOfFiles(db: Writing, path: string, holds: boolean): Promise<void> {
  await noteRedirected(db, path, null);
  if (holds) await forgetMissing(db, [path]);
}

/** Addresses that were missing and lead on, the last made first. */
export const redirectedAddresses = (db: ContentDb, asked: Range): Promise<Portion<MissingAddressRow>> =>
  portionOf(
    db
      .selectFrom('missing_addresses')
      .selectAll()
      .where('redirected_at', 'is not', null)
      .orderBy('redirected_at', 'desc')
      .orderBy('path'),
    asked,
  );

export interface MissingAddress {
  path: string;
  readers: number;
  robots: number;
  first: string;
  last: string;
  referrers: { referrer: string; times: number }[];
}

/** What readers miss most comes first. */
export async function missingAddresses(db: ContentDb, asked: Range): Promise<Portion<MissingAddress>> {
  const { rows, total } = await portionOf(mostMissedFirst(db), asked);
  const referrers = await referrersOf(
    db,
    rows.map(({ path }) => path),
  );
  const addresses = rows.map(({ path, readers, robots, first_at, last_at }) => ({
    path,
    readers,
    robots,
    first: new Date(Number(first_at)).toISOString(),
    last: new Date(Number(last_at)).toISOString(),
    referrers: (referrers.get(path) ?? []).map(({ referrer, times }) => ({ referrer, times })),
  }));
  return { rows: addresses, total };
}

async function referrersOf(db: ContentDb, paths: readonly string[]) {
  if (paths.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom('missing_referrers')
    .selectAll()
    .where('path', 'in', paths)
    .orderBy('times', 'desc')
    .orderBy('referrer')
    .execute();
  return Map.groupBy(rows, ({ path }) => path);
}
