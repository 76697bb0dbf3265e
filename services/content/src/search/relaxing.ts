/**
 * When no story has all words of a query: the stories that come nearest. What a word is worth follows from how rare it
 * is, so that the name of a thing weighs more than what is asked of it.
 */
import { areFoundAnywhere, type Matches, match, narrowingOf, type SearchFilters } from './matches.ts';
import { placesBetween } from './places.ts';
import { foldedOf, type Query, stemsOf } from './query.ts';
import { freshness, inOrder, MOST_RANKED } from './ranking.ts';
import type { SearchDb } from './schema.ts';
import { stemOf } from './stems.ts';
import { newestPlaces } from './term-index.ts';
import { type Field, type PhraseField, pairsOf, pairTerm, wordTerm } from './terms.ts';

export interface Relaxed extends Matches {
  /** The words that all of them have, when it is the same words for all. */
  words?: string[];
}

interface RelaxRequest extends SearchFilters {
  now: number;
}

/** How much more a word counts where it stands there. */
const FIELD_WORTH = { anywhere: 1, opening: 1, headline: 1 } as const satisfies Partial<Record<Field, number>>;
const PAIR_WORTH = { headline: 2, anywhere: 1 } as const satisfies Record<PhraseField, number>;
/** Freshness decides between stories that are as near. */
const FRESHNESS_SHARE = 0.05;
/** What is less than so near as the nearest is another matter. */
const LEAST_SHARE = 0.5;

/** A word in few stories tells more than one in many. */
const rarity = (stories: number): number => 1 / (1 + Math.log2(1 + stories));

export async function relaxed(db: SearchDb, query: Query, request: RelaxRequest): Promise<Relaxed | undefined> {
  const words = [...new Set(foldedOf(query))];
  if (words.length < 2) return undefined;
  const present = await wordsInStories(db, words);
  if (present.length === 0) return undefined;
  const wishes = query.wishes;
  if (present.length < words.length) {
    const readings = [{ words: present, worth: 1 }];
    if (await areFoundAnywhere(db, readings))
      return { ...(await match(db, readings, { ...request, wishes })), words: present };
  }
  return present.length > 1 ? nearest(db, present, request) : undefined;
}

/** Whatever filters leave out: by another filter a query means the same. */
async function wordsInStories(db: SearchDb, words: readonly string[]): Promise<string[]> {
  const searches = words.map((word) => [wordTerm('anywhere', stemOf(word))]);
  const found = await newestPlaces(db, searches, { range: placesBetween(), most: 1 });
  return words.filter((_, index) => found[index]?.length);
}

interface Clue {
  terms: string[];
  worth: number;
}

/** Each word by itself, and neighbours where they stand together. */
function cluesOf(words: readonly string[]): Clue[] {
  const single = stemsOf(words).flatMap((stem) =>
    (['anywhere', 'opening', 'headline'] as const).map((field) => ({
      terms: [wordTerm(field, stem)],
      worth: FIELD_WORTH[field],
    })),
  );
  const pairs = pairsOf(words).flatMap(([first, second]) =>
    (['headline', 'anywhere'] as const).map((field) => ({
      terms: [wordTerm(field, first), wordTerm(field, second), pairTerm(field, first, second)],
      worth: PAIR_WORTH[field],
    })),
  );
  return [...single, ...pairs];
}

async function nearest(db: SearchDb, words: readonly string[], request: RelaxRequest): Promise<Relaxed> {
  const clues = cluesOf(words);
  const { terms, oneOf, range } = narrowingOf(request);
  const searches = clues.map((clue) => [...clue.terms, ...terms]);
  const found = await newestPlaces(db, searches, { oneOf, range, most: MOST_RANKED });
  const worth = new Map<number, number>();
  for (const [index, clue] of clues.entries()) {
    const places = found[index] ?? [];
    for (const place of places) worth.set(place, (worth.get(place) ?? 0) + clue.worth * rarity(places.length));
  }
  const best = Math.max(...worth.values());
  const near = [...worth].filter(([, sum]) => sum >= best * LEAST_SHARE);
  const ordered = inOrder(
    new Map(near.map(([place, sum]) => [place, sum + FRESHNESS_SHARE * freshness(place, request.now)])),
  );
  return { places: ordered.slice(0, MOST_RANKED), areCapped: false };
}
