/** The ways in which a query can be meant: as it was typed, with words written as one, by other words, of a year. */
import { type PlaceRange, placesBetween } from './places.ts';
import { foldedOf, joinableIn, type Query, stemsOf } from './query.ts';
import type { SearchDb } from './schema.ts';
import { knownAmong } from './spelling.ts';
import { synonymsIn } from './synonyms.ts';

export interface Reading {
  /** Folded; what is found has all of them. */
  words: string[];
  /** What is found by it is worth so much of what the words as typed would be. */
  worth: number;
  /** Only what appeared then. */
  range?: PlaceRange;
}

/** Each is a search of its own. */
const MOST_READINGS = 6;
const WORTH = { typed: 1, joined: 1, synonym: 0.9, ofYear: 0.8 } as const;
/** Nobody asks for the reviews of 1950, and model numbers look like other years. */
const YEAR = /^20[0-4]\d$/;

export async function readingsOf(db: SearchDb, query: Query): Promise<Reading[]> {
  const words = foldedOf(query);
  if (words.length === 0) return [];
  const typed: Reading = { words, worth: WORTH.typed };
  const [together, others] = await Promise.all([joinedReading(db, query), synonymsIn(db, words)]);
  const readings = [typed, ...together, ...others.map((said) => ({ words: said, worth: WORTH.synonym }))];
  return [...readings, ...readings.flatMap(ofItsYear)].slice(0, MOST_READINGS);
}

/** Without those that can find nothing new: what has "cell phone" is found by "phone", and each way costs a search. */
export const broadestOf = (ways: readonly Reading[]): Reading[] =>
  ways.filter((way, index) => !ways.slice(0, index).some((earlier) => asksMore(way, earlier)));

function asksMore(way: Reading, other: Reading): boolean {
  const asked = new Set(stemsOf(way.words));
  return way.range === other.range && stemsOf(other.words).every((stem) => asked.has(stem));
}

/** "wi fi" as "wifi", where stories write it so. */
async function joinedReading(db: SearchDb, query: Query): Promise<Reading[]> {
  const joinable = joinableIn(query);
  const uncertain = joinable.filter(({ certain }) => !certain).map(({ word }) => word);
  const known = await knownAmong(db, uncertain);
  const joins = joinable.filter(({ word, certain }) => certain || known.has(word));
  if (joins.length === 0) return [];
  const words = foldedOf(query);
  // From behind, so that the places before stay what they are. Of three that overlap the last two are one.
  let before = Number.POSITIVE_INFINITY;
  for (const { index, word } of joins.toReversed()) {
    if (index + 1 >= before) continue;
    words.splice(index, 2, word);
    before = index;
  }
  return [{ words, worth: WORTH.joined }];
}

/** "best phones 2024" is also what of 2024 has the other words. */
function ofItsYear({ words, worth }: Reading): Reading[] {
  const year = words.find((word) => YEAR.test(word));
  const others = words.filter((word) => word !== year);
  if (year === undefined || others.length === 0) return [];
  const range = placesBetween(Date.UTC(Number(year), 0, 1), Date.UTC(Number(year) + 1, 0, 1) - 1);
  return [{ words: others, worth: worth * WORTH.ofYear, range }];
}
