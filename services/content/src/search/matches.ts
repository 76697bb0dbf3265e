/** Which stories have all words of a query, in one of the ways that it can be meant. */
import { type PlaceRange, placesBetween } from './places.ts';
import { MOST_RANKED, rankedByBest, type Tiers, tierSearches } from './ranking.ts';
import type { Reading } from './readings.ts';
import type { SearchDb } from './schema.ts';
import { newestPlaces } from './term-index.ts';
import { topicTerm, typeTerm } from './terms.ts';

export interface SearchFilters {
  /** Any of them. Empty or missing: all. */
  typeNames?: readonly string[] | undefined;
  /** The slug of a topic; stories of topics below it count. */
  topic?: string | undefined;
  /** Instants, both included. */
  from?: number | undefined;
  to?: number | undefined;
}

export interface Matches {
  /** The best first. */
  places: number[];
  areCapped: boolean;
}

/** What filters ask of the index, beside the words. */
export interface Narrowing {
  terms: string[];
  oneOf: string[];
  range: PlaceRange;
}

export const narrowingOf = ({ typeNames = [], topic, from, to }: SearchFilters): Narrowing => ({
  terms: topic === undefined ? [] : [topicTerm(topic)],
  oneOf: typeNames.map(typeTerm),
  range: placesBetween(from, to),
});

/** What lies in both. */
export const within = (range: PlaceRange, other: PlaceRange = range): PlaceRange => ({
  lowest: Math.max(range.lowest, other.lowest),
  highest: Math.min(range.highest, other.highest),
});

interface MatchRequest extends SearchFilters {
  wishes: readonly string[];
  now: number;
}

export async function match(db: SearchDb, readings: readonly Reading[], request: MatchRequest): Promise<Matches> {
  const { terms, oneOf, range } = narrowingOf(request);
  const ways = await Promise.all(
    readings.map(async (reading) => {
      const searches = tierSearches(reading.words, request.wishes);
      const found = await newestPlaces(
        db,
        searches.map((search) => [...search.terms, ...terms]),
        { narrowing: true, oneOf, range: within(range, reading.range), most: MOST_RANKED },
      );
      const tiers: Tiers = searches.map(({ tier }, index) => [tier, found[index] ?? []]);
      return { tiers, worth: reading.worth, isCapped: found.some(({ length }) => length === MOST_RANKED) };
    }),
  );
  return { places: rankedByBest(ways, request.now), areCapped: ways.some(({ isCapped }) => isCapped) };
}

/** Whether any story has all words, whatever filters leave out. */
export async function areFoundAnywhere(db: SearchDb, readings: readonly Reading[]): Promise<boolean> {
  const found = await Promise.all(
    readings.map(({ words, range }) => {
      const [broadest] = tierSearches(words);
      return newestPlaces(db, broadest ? [broadest.terms] : [], { range: range ?? placesBetween(), most: 1 });
    }),
  );
  return found.flat().some(({ length }) => length > 0);
}
