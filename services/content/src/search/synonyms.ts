/** Other words for the same thing, as the newsroom lists them. */
import { type SearchDb, type SearchWriting, searchTables } from './schema.ts';
import { stemOf } from './stems.ts';
import { foldedWords } from './words.ts';

/** The name under which editors' groups are kept. */
export const SYNONYMS = 'synonyms';

/** Whoever asks for one of them means all of them. */
export type SynonymGroup = readonly string[];

/** So many words of a query are one expression. */
const LONGEST_EXPRESSION = 4;
/** So many other ways to say a query are tried. */
const MOST_WAYS = 4;

const keyOf = (words: readonly string[]): string => words.map(stemOf).join(' ');

/** Replaces all that there are. */
export async function setSynonyms(db: SearchWriting, groups: readonly SynonymGroup[]): Promise<void> {
  await searchTables(db).deleteFrom('search_synonyms').execute();
  const rows = new Map<string, { expression: string; meaning: string }>();
  for (const group of groups) {
    const expressions = group
      .map(foldedWords)
      .filter((words) => words.length > 0 && words.length <= LONGEST_EXPRESSION);
    for (const one of expressions)
      for (const other of expressions) {
        const row = { expression: keyOf(one), meaning: other.join(' ') };
        if (row.expression !== keyOf(other)) rows.set(`${row.expression}\n${row.meaning}`, row);
      }
  }
  if (rows.size > 0)
    await searchTables(db)
      .insertInto('search_synonyms')
      .values([...rows.values()])
      .execute();
}

/** A query's words with one expression said otherwise, in each of the ways there are. */
export async function synonymsIn(db: SearchDb, words: readonly string[]): Promise<string[][]> {
  const expressions = words.flatMap((_, start) =>
    Array.from({ length: LONGEST_EXPRESSION }, (_, more) => ({ start, end: start + more + 1 })).filter(
      ({ end }) => end <= words.length,
    ),
  );
  const keys = [...new Set(expressions.map(({ start, end }) => keyOf(words.slice(start, end))))];
  if (keys.length === 0) return [];
  const rows = await searchTables(db)
    .selectFrom('search_synonyms')
    .select(['expression', 'meaning'])
    .where('expression', 'in', keys)
    .orderBy('expression')
    .orderBy('meaning')
    .execute();
  const meanings = Map.groupBy(rows, ({ expression }) => expression);
  return expressions
    .flatMap(({ start, end }) =>
      (meanings.get(keyOf(words.slice(start, end))) ?? []).map(({ meaning }) =>
        words.toSpliced(start, end - start, ...meaning.split(' ')),
      ),
    )
    .slice(0, MOST_WAYS);
}
