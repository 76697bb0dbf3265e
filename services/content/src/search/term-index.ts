/** The index of terms: one question, "the newest places that have all of these terms", asked the same way on both engines. */
import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { PlaceRange } from './places.ts';
import type { SearchDb, SearchWriting } from './schema.ts';

export interface TermQuestion {
  /** The first search finds all that the others find, which spares PostgreSQL work. */
  narrowing?: boolean;
  /** One of these terms is enough. None: no such condition. */
  oneOf?: readonly string[];
  range: PlaceRange;
  /** So many of the newest. */
  most: number;
}

interface FoundRow {
  /** Counted from 1. */
  search: number;
  /** With commas between them. */
  places: string | null;
}

interface Engine {
  put(place: number, terms: readonly string[]): RawBuilder<unknown>;
  remove(place: number): RawBuilder<unknown>;
  newest(searches: readonly (readonly string[])[], question: TermQuestion): RawBuilder<FoundRow>;
}

/** Terms are letters, digits and underscores, and stand in quotes: nothing in them is an operator of FTS5. */
const quoted = (terms: readonly string[], operator: string): string =>
  terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(operator);

function matchExpression(terms: readonly string[], oneOf: readonly string[]): string {
  const each = quoted(terms, ' AND ');
  return oneOf.length === 0 ? each : `${each} AND (${quoted(oneOf, ' OR ')})`;
}

/** A number is bound as a float, and FTS5 seeks only whole numbers: by a float it would walk there. */
const whole = (place: number): RawBuilder<number> => sql`cast(${place} as integer)`;

const sqlite: Engine = {
  put: (place, terms) => sql`insert into search_index (rowid, terms) values (${place}, ${terms.join(' ')})`,
  remove: (place) => sql`delete from search_index where rowid = ${whole(place)}`,
  newest: (searches, { oneOf = [], range, most }) => {
    const each = searches.map(
      (terms, index) => sql`select ${sql.lit(index + 1)} as search, group_concat(place) as places from (
        select rowid as place from search_index
        where search_index match ${matchExpression(terms, oneOf)}
          and rowid between ${whole(range.lowest)} and ${whole(range.highest)}
        order by rowid desc limit ${most})`,
    );
    return sql`${sql.join(each, sql` union all `)}`;
  },
};

const postgres: Engine = {
  put: (place, terms) =>
    sql`insert into search_index (place, terms) values (${place}, ${terms}::text[] || search_eras(${place}))`,
  remove: (place) => sql`delete from search_index where place = ${place}`,
  newest: (searches, { narrowing = false, oneOf = [], range: { lowest, highest }, most }) =>
    sql`select search, places from search_newest(${searches.map((terms) => terms.join(' '))}, ${narrowing},
      ${oneOf.length > 0 ? oneOf : null}, ${lowest}, ${highest}, ${most})`,
};

const engineOf = (db: SearchDb): Engine => (db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite);

export async function putTerms(db: SearchWriting, place: number, terms: readonly string[]): Promise<void> {
  await engineOf(db).put(place, terms).execute(db);
}

export async function removeTerms(db: SearchWriting, place: number): Promise<void> {
  await engineOf(db).remove(place).execute(db);
}

/** The newest places that have all terms of a search, newest first, for each of the searches, in one statement. */
export async function newestPlaces(
  db: SearchDb,
  searches: readonly (readonly string[])[],
  question: TermQuestion,
): Promise<number[][]> {
  if (searches.length === 0) return [];
  const { rows } = await engineOf(db).newest(searches, question).execute(db);
  const found = searches.map((): number[] => []);
  for (const { search, places } of rows) if (places) found[search - 1] = places.split(',').map(Number);
  return found;
}
