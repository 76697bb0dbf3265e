/** Finds stories: those that have what was asked for, else what was probably meant, else what comes nearest to it. */
import { type Highlighter, highlighted, highlighterOf, type Segment, snippetOf } from './highlight.ts';
import { areFoundAnywhere, type Matches, match, type SearchFilters } from './matches.ts';
import { placesBetween } from './places.ts';
import type { PriceRange } from './prices.ts';
import { foldedOf, joinableIn, parseQuery, type Query, stemsOf, withReplaced } from './query.ts';
import { broadestOf, type Reading, readingsOf } from './readings.ts';
import { relaxed } from './relaxing.ts';
import { type SearchDb, searchTables } from './schema.ts';
import { corrected } from './spelling.ts';
import { stemOf } from './stems.ts';
import { newestPlaces } from './term-index.ts';
import { wordTerm } from './terms.ts';
import { foldedWords } from './words.ts';

export const SORTS = ['best', 'newest'] as const;
type Sort = (typeof SORTS)[number];

export interface SearchRequest extends SearchFilters {
  query: string;
  offset: number;
  limit: number;
  now: number;
  sort?: Sort | undefined;
}

interface FoundStory {
  id: string;
  highlights: {
    /** Missing when nothing in it was asked for. */
    headline?: Segment[];
    snippet: Segment[];
  };
  /** What was asked for and is not in it. */
  missing?: string[];
}

interface SearchPage {
  items: FoundStory[];
  /** So many can be paged through. */
  total: number;
  /** There are more, older ones. */
  totalIsCapped: boolean;
  /** The query as it was understood, when a typo was corrected. */
  corrected?: string;
  /** No story has all words: these have most of what tells. */
  isRelaxed: boolean;
  /** What it may cost, where the query says so. */
  price?: PriceRange;
  /** The ways in which the query was understood. */
  ways: readonly Reading[];
  /** Those that stories were found by; none where they only come near to it. */
  readings: readonly Reading[];
}

const LONGEST_PAGE = 100;

/** What was found, and for which query. */
interface Findings extends Matches {
  query: Query;
  ways: readonly Reading[];
  readings: readonly Reading[];
  wasCorrected: boolean;
  isRelaxed: boolean;
}

export async function searchStories(db: SearchDb, request: SearchRequest): Promise<SearchPage> {
  const findings = await find(db, request);
  const { query, places, areCapped, ways, readings, wasCorrected, isRelaxed } = findings;
  const offset = Math.max(0, request.offset);
  const limit = Math.max(0, Math.min(request.limit, LONGEST_PAGE));
  const ordered = request.sort === 'newest' ? places.toSorted((one, other) => other - one) : places;
  return {
    items: await itemsAt(db, ordered.slice(offset, offset + limit), findings),
    total: places.length,
    totalIsCapped: areCapped,
    ...(wasCorrected && places.length > 0 && { corrected: query.text }),
    isRelaxed,
    ...(query.price && { price: query.price }),
    ways,
    readings,
  };
}

async function find(db: SearchDb, request: SearchRequest): Promise<Findings> {
  const typed = parseQuery(request.query);
  const asTyped = await findAll(db, typed, request);
  if (asTyped.places.length > 0 || typed.words.length === 0) return asTyped;
  const query = await meantQuery(db, typed);
  const wasCorrected = query !== typed;
  const asMeant = wasCorrected ? { ...(await findAll(db, query, request)), wasCorrected } : asTyped;
  if (asMeant.places.length > 0 || (await areFoundAnywhere(db, asMeant.readings))) return asMeant;
  const near = await relaxed(db, query, request);
  if (!near || near.places.length === 0) return asTyped;
  const readings = near.words ? [{ words: near.words, worth: 1 }] : [];
  return { ...near, query, ways: asMeant.ways, readings, wasCorrected, isRelaxed: true };
}

async function findAll(db: SearchDb, query: Query, request: SearchRequest): Promise<Findings> {
  const ways = await readingsOf(db, query);
  const readings = broadestOf(ways);
  const matches = await match(db, readings, { ...request, wishes: query.wishes });
  return { ...matches, query, ways, readings, wasCorrected: false, isRelaxed: false };
}

/** The query with each word that no story has replaced by one that was probably meant, where there is one. */
async function meantQuery(db: SearchDb, query: Query): Promise<Query> {
  const words = [...new Set(foldedOf(query))];
  const searches = words.map((word) => [wordTerm('anywhere', stemOf(word))]);
  const stories = await newestPlaces(db, searches, { range: placesBetween(), most: 1 });
  const meant = new Map<string, string>();
  for (const word of words.filter((_, index) => stories[index]?.length === 0)) {
    const other = await corrected(db, word);
    if (other !== undefined) meant.set(word, other);
  }
  return meant.size > 0 ? withReplaced(query, meant) : query;
}

async function itemsAt(db: SearchDb, places: readonly number[], findings: Findings): Promise<FoundStory[]> {
  if (places.length === 0) return [];
  const { query, readings, isRelaxed } = findings;
  const said = [
    ...foldedOf(query),
    ...joinableIn(query).map(({ word }) => word),
    ...readings.flatMap(({ words }) => words),
  ];
  const highlighter = highlighterOf(stemsOf(said));
  const rows = await searchTables(db)
    .selectFrom('search_stories')
    .select(['place', 'id', 'headline', 'dek', 'body', 'spellings'])
    .where('place', 'in', places)
    .execute();
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return places.flatMap((place) => {
    const row = byPlace.get(place);
    if (!row) return [];
    const item = { id: row.id, highlights: highlightsOf(row, highlighter) };
    return [isRelaxed ? { ...item, missing: missingFrom(row, findings) } : item];
  });
}

interface StoryTexts {
  headline: string;
  dek: string;
  body: string;
  /** Words of its headline and names. */
  spellings: string;
}

/** What all have is known by the search; else it is looked up in what is kept of the story. */
function missingFrom({ headline, dek, body, spellings }: StoryTexts, { query, readings: [all] }: Findings): string[] {
  const has = new Set((all?.words ?? foldedWords([headline, dek, body, spellings].join(' '))).map(stemOf));
  const missing = query.words.filter(({ folded }) => !has.has(stemOf(folded)));
  return [...new Set(missing.map(({ start, end }) => query.text.slice(start, end)))];
}

function highlightsOf({ headline, dek, body }: StoryTexts, highlighter: Highlighter): FoundStory['highlights'] {
  const segments = highlighted(headline, highlighter);
  const snippet = snippetOf({ dek, body }, highlighter);
  return segments.some(({ hit }) => hit) ? { headline: segments, snippet } : { snippet };
}
