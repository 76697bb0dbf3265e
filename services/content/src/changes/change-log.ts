/**
 * The log of what changed. Entries are numbered in the order of their commits, so that whoever has read up to a number
 * has missed nothing before it; they are kept for a day, and whoever stands further back starts afresh.
 */
import type { LogPart } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { sql, type Transaction } from 'kysely';
import type { ContentDb, ContentSchema } from '../schema.ts';
import { changeNames } from '../stored/columns.ts';
import { EVERYTHING } from './names.ts';

/** Names of what one transaction changed. */
export type Change = readonly string[];

const KEPT_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 200;
/** Any number that no other lock of the product has. */
const LOCK = 4_211_714;

/**
 * Call it last in a transaction. On PostgreSQL whoever commits first must also have the lower number: a lock that is
 * held until the commit sees to that. SQLite has one writer at a time.
 */
export async function appendChange(
  { engine, announce }: Pick<Database<ContentSchema>, 'engine' | 'announce'>,
  transaction: Transaction<ContentSchema>,
  changed: ReadonlySet<string>,
  at: number,
): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
  const told = changed.has(EVERYTHING) ? [EVERYTHING] : [...changed];
  await transaction
    .insertInto('changes')
    .values({ names: changeNames.write(told), at })
    .execute();
  await announce(transaction);
}

/** What came after a number; without one, only where the log ends. */
export async function changesAfter(db: ContentDb, after: number | undefined): Promise<LogPart<Change>> {
  const end = await extentOf(db);
  if (after === undefined || after === end.last) return { entries: [], last: end.last, missed: false, more: false };
  if (after > end.last || after < end.first - 1) return { entries: [], last: end.last, missed: true, more: false };
  const rows = await db
    .selectFrom('changes')
    .select(['sequence', 'names'])
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(MOST_AT_ONCE)
    .execute();
  return {
    entries: rows.map((row) => changeNames.read(row.names)),
    last: rows.at(-1)?.sequence ?? after,
    missed: false,
    more: rows.length === MOST_AT_ONCE,
  };
}

/** Two steps into the index. */
async function extentOf(db: ContentDb): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select (select min(sequence) from changes) as first, (select max(sequence) from changes) as last`.execute(db);
  return { first: rows[0]?.first ?? 1, last: rows[0]?.last ?? 0 };
}

/** The newest stays, however old: it says where the log ends. */
export async function forgetOldChanges(db: Transaction<ContentSchema>, now: number): Promise<void> {
  const { last } = await extentOf(db);
  await db
    .deleteFrom('changes')
    .where('at', '<', now - KEPT_MS)
    .where('sequence', '<', last)
    .execute();
}
