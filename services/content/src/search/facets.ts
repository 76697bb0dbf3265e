/** How much a search would find if it were narrowed in one way more: for the filters that stand beside results. */
import { placesBetween } from './places.ts';
import { parseQuery } from './query.ts';
import { MOST_RANKED, tierSearches } from './ranking.ts';
import type { SearchDb } from './schema.ts';
import type { SearchFilters } from './search-stories.ts';
import { newestPlaces } from './term-index.ts';
import { topicTerm, typeTerm } from './terms.ts';

export interface FacetTotal {
  total: number;
  /** There are more. */
  isCapped: boolean;
}

export interface FacetRequest extends SearchFilters {
  /** As it was understood. */
  query: string;
  /** What is counted: kinds of story within the topic, topics within the kinds. */
  kinds: readonly string[];
  topics: readonly string[];
}

/** By kind and by topic, in the order asked for. What is below the cap is what narrowing by it finds. */
export async function facetTotals(
  db: SearchDb,
  { query, kinds, topics, typeNames = [], topic, from, to }: FacetRequest,
): Promise<{ kinds: FacetTotal[]; topics: FacetTotal[] }> {
  const parsed = parseQuery(query);
  const [broadest] = tierSearches(parsed);
  if (!broadest || parsed.words.length === 0) return { kinds: kinds.map(none), topics: topics.map(none) };
  const within = topic === undefined ? [] : [topicTerm(topic)];
  const totals = async (searches: string[][], oneOf: string[]): Promise<FacetTotal[]> => {
    const found = await newestPlaces(db, searches, { oneOf, range: placesBetween(from, to), most: MOST_RANKED });
    return found.map(({ length }) => ({ total: length, isCapped: length === MOST_RANKED }));
  };
  const [byKind, byTopic] = await Promise.all([
    totals(
      kinds.map((kind) => [...broadest.terms, ...within, typeTerm(kind)]),
      [],
    ),
    totals(
      topics.map((slug) => [...broadest.terms, topicTerm(slug)]),
      typeNames.map(typeTerm),
    ),
  ]);
  return { kinds: byKind, topics: byTopic };
}

const none = (): FacetTotal => ({ total: 0, isCapped: false });
