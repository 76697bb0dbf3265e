/** How much a search would find if it were narrowed in one way more: for the filters that stand beside results. */
import { narrowingOf, type SearchFilters, within } from './matches.ts';
import { MOST_RANKED, tierSearches } from './ranking.ts';
import type { Reading } from './readings.ts';
import type { SearchDb } from './schema.ts';
import { newestPlaces } from './term-index.ts';
import { topicTerm, typeTerm } from './terms.ts';

export interface FacetTotal {
  total: number;
  /** There are more. */
  isCapped: boolean;
}

export interface FacetRequest extends SearchFilters {
  /** The query as it was understood. */
  readings: readonly Reading[];
  /** What is counted: kinds of story within the topic, topics within the kinds. */
  kinds: readonly string[];
  topics: readonly string[];
}

/** By kind and by topic, in the order asked for. What is below the cap is what narrowing by it finds. */
export async function facetTotals(
  db: SearchDb,
  { readings, kinds, topics, ...filters }: FacetRequest,
): Promise<{ kinds: FacetTotal[]; topics: FacetTotal[] }> {
  const { terms, oneOf } = narrowingOf(filters);
  const [byKind, byTopic] = await Promise.all([
    totals(db, readings, { each: kinds.map((kind) => [...terms, typeTerm(kind)]), oneOf: [], filters }),
    totals(db, readings, { each: topics.map((slug) => [topicTerm(slug)]), oneOf, filters }),
  ]);
  return { kinds: byKind, topics: byTopic };
}

interface Counted {
  /** Terms that a story has to have beside the words, for each total. */
  each: readonly string[][];
  oneOf: string[];
  filters: SearchFilters;
}

/** Stories that a query finds in several ways count once. */
async function totals(
  db: SearchDb,
  readings: readonly Reading[],
  { each, oneOf, filters }: Counted,
): Promise<FacetTotal[]> {
  const { range } = narrowingOf(filters);
  const ways = await Promise.all(
    readings.map((reading) => {
      const [broadest] = tierSearches(reading.words);
      const searches = each.map((terms) => [...(broadest?.terms ?? []), ...terms]);
      return newestPlaces(db, searches, { oneOf, range: within(range, reading.range), most: MOST_RANKED });
    }),
  );
  return each.map((_, index) => {
    const found = ways.map((way) => way[index] ?? []);
    return { total: new Set(found.flat()).size, isCapped: found.some(({ length }) => length === MOST_RANKED) };
  });
}
