/** Finds stories: the newest of each tier by the index, in the order of their worth, with what they show of the query. */
import { type Highlighter, highlighted, highlighterOf, type Segment, snippetOf } from './highlight.ts';
import { placesBetween } from './places.ts';
import { parseQuery, type Query, stemsOf, withReplaced } from './query.ts';
import { MOST_RANKED, ranked, tierSearches } from './ranking.ts';
import { type SearchDb, searchTables } from './schema.ts';
import { corrected } from './spelling.ts';
import { stemOf } from './stems.ts';
import { newestPlaces } from './term-index.ts';
import { topicTerm, typeTerm, wordTerm } from './terms.ts';

export interface SearchFilters {
  /** Any of them. Empty or missing: all. */
  typeNames?: readonly string[] | undefined;
  /** The slug of a topic; stories of topics below it count. */
  topic?: string | undefined;
  /** Instants, both included. */
  from?: number | undefined;
  to?: number | undefined;
}

export interface SearchRequest extends SearchFilters {
  query: string;
  offset: number;
  limit: number;
  now: number;
}

interface FoundStory {
  id: string;
  highlights: {
    /** Missing when nothing in it was asked for. */
    headline?: Segment[];
    snippet: Segment[];
  };
}

interface SearchPage {
  items: FoundStory[];
  /** So many can be paged through. */
  total: number;
  /** There are more, older ones. */
  totalIsCapped: boolean;
  /** The query as it was understood, when a typo was corrected. */
  corrected?: string;
}

const LONGEST_PAGE = 100;

interface Matches {
  query: Query;
  places: number[];
  areCapped: boolean;
}

export async function searchStories(db: SearchDb, request: SearchRequest): Promise<SearchPage> {
  const query = parseQuery(request.query);
  const matches = await match(db, query, request);
  if (matches.places.length > 0 || query.words.length === 0) return pageOf(db, matches, request);
  const meant = await meantQuery(db, query);
  const others = meant ? await match(db, meant, request) : matches;
  const page = await pageOf(db, others, request);
  return page.total > 0 ? { ...page, corrected: others.query.text } : page;
}

async function match(db: SearchDb, query: Query, request: SearchRequest): Promise<Matches> {
  if (query.words.length === 0) return { query, places: [], areCapped: false };
  const { typeNames = [], topic, from, to, now } = request;
  const filterTerms = topic === undefined ? [] : [topicTerm(topic)];
  const searches = tierSearches(query);
  const found = await newestPlaces(
    db,
    searches.map(({ terms }) => [...terms, ...filterTerms]),
    { narrowing: true, oneOf: typeNames.map(typeTerm), range: placesBetween(from, to), most: MOST_RANKED },
  );
  const tiers = searches.map(({ tier }, index) => [tier, found[index] ?? []] as const);
  return { query, places: ranked(tiers, now), areCapped: found.some(({ length }) => length === MOST_RANKED) };
}

/** The query with each word that no story has replaced by one that was probably meant; none when one of them is past help. */
async function meantQuery(db: SearchDb, query: Query): Promise<Query | undefined> {
  const words = [...new Set(query.words.map(({ folded }) => folded))];
  const searches = words.map((word) => [wordTerm('anywhere', stemOf(word))]);
  const stories = await newestPlaces(db, searches, { range: placesBetween(), most: 1 });
  const meant = new Map<string, string>();
  for (const word of words.filter((_, index) => stories[index]?.length === 0)) {
    const other = await corrected(db, word);
    if (other === undefined) return undefined;
    meant.set(word, other);
  }
  return meant.size > 0 ? withReplaced(query, meant) : undefined;
}

async function pageOf(
  db: SearchDb,
  { query, places, areCapped }: Matches,
  request: SearchRequest,
): Promise<SearchPage> {
  const offset = Math.max(0, request.offset);
  const limit = Math.max(0, Math.min(request.limit, LONGEST_PAGE));
  const shown = places.slice(offset, offset + limit);
  return {
    items: await itemsAt(db, shown, highlighterOf(stemsOf(query))),
    total: places.length,
    totalIsCapped: areCapped,
  };
}

async function itemsAt(db: SearchDb, places: readonly number[], highlighter: Highlighter): Promise<FoundStory[]> {
  if (places.length === 0) return [];
  const rows = await searchTables(db)
    .selectFrom('search_stories')
    .select(['place', 'id', 'headline', 'dek', 'body'])
    .where('place', 'in', places)
    .execute();
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return places.flatMap((place) => {
    const row = byPlace.get(place);
    return row ? [{ id: row.id, highlights: highlightsOf(row, highlighter) }] : [];
  });
}

function highlightsOf(
  { headline, dek, body }: { headline: string; dek: string; body: string },
  highlighter: Highlighter,
): FoundStory['highlights'] {
  const segments = highlighted(headline, highlighter);
  const snippet = snippetOf({ dek, body }, highlighter);
  return segments.some(({ hit }) => hit) ? { headline: segments, snippet } : { snippet };
}
