/**
 * The log of what was searched for and not found. It holds no personal data: words and how often they were asked for,
 * by the day, and nothing of who asked. What looks like an address, a number that belongs to somebody or a pasted text
 * is never kept, and what was asked only once is never told: it may be somebody's name.
 */
import { sql } from 'kysely';
import { type MissOutcome, type SearchDb, type SearchWriting, searchTables } from './schema.ts';
import { foldedWords } from './words.ts';

const DAY_MS = 86_400_000;
const DAYS_KEPT = 90;
const MOST_KEPT = 1000;
const MOST_WORDS = 8;
const LONGEST = 60;
const LEAST_TOLD = 2;
/** Part of an address, or more digits than a model, a year or a price has. */
const PERSONAL = /@|:\/\/|(?:\d[ ().-]?){6,}/;

export interface Miss {
  query: string;
  outcome: MissOutcome;
  times: number;
}

/** The query as the log may keep it; undefined: not at all. */
export function loggable(typed: string): string | undefined {
  if (PERSONAL.test(typed)) return undefined;
  const words = foldedWords(typed);
  const query = words.join(' ');
  return words.length === 0 || words.length > MOST_WORDS || query.length > LONGEST ? undefined : query;
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export async function keepMisses(db: SearchWriting, misses: readonly Miss[], now: number): Promise<void> {
  for (const { query, outcome, times } of misses)
    await searchTables(db)
      .insertInto('search_misses')
      .values({ query, outcome, times, last_day: dayOf(now) })
      .onConflict((conflict) =>
        conflict
          .column('query')
          .doUpdateSet({ outcome, times: sql`search_misses.times + ${times}`, last_day: dayOf(now) }),
      )
      .execute();
  await searchTables(db)
    .deleteFrom('search_misses')
    .where('last_day', '<', dayOf(now - DAYS_KEPT * DAY_MS))
    .execute();
  await keepOnlyMost(db);
}

/** What was asked for least goes first. */
async function keepOnlyMost(db: SearchWriting): Promise<void> {
  const surplus = await searchTables(db)
    .selectFrom('search_misses')
    .select('query')
    .orderBy('times', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('query')
    .offset(MOST_KEPT)
    .limit(MOST_KEPT)
    .execute();
  if (surplus.length > 0)
    await searchTables(db)
      .deleteFrom('search_misses')
      .where(
        'query',
        'in',
        surplus.map(({ query }) => query),
      )
      .execute();
}

/** What is missed most comes first. */
export const missesIn = (db: SearchDb, limit: number) =>
  searchTables(db)
    .selectFrom('search_misses')
    .select(['query', 'outcome', 'times', 'last_day as lastDay'])
    .where('times', '>=', LEAST_TOLD)
    .orderBy('times', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('query')
    .limit(limit)
    .execute();
