/**
 * The order of results, the same on both engines: an engine only finds the newest stories of each tier, and what
 * being in a tier is worth is decided here. The more tiers a story is in, the better; a fresh story is worth more.
 */
import { instantOf } from './places.ts';
import { type Query, stemsOf } from './query.ts';
import { type Field, type PhraseField, pairsOf, pairTerm, wordTerm } from './terms.ts';

/** All words of the query stand there; in a phrase also in their order. */
const WORTH = { headlinePhrase: 6, headline: 8, names: 5, opening: 3, phrase: 2, anywhere: 1 } as const;
type Tier = keyof typeof WORTH;

/** What being published just now adds, less than any difference between a headline and a body; half after so long. */
const FRESHEST = 4;
const HALF_FRESH_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * So many of the newest stories of each tier are ranked. The same number for each: so whoever is among the newest
 * anywhere is also found by every other tier that has it.
 */
export const MOST_RANKED = 100;

interface TierSearch {
  tier: Tier;
  terms: string[];
}

/** First the tier that has all stories of the others. */
export function tierSearches(query: Query): TierSearch[] {
  const stems = stemsOf(query);
  const pairs = pairsOf(query.words.map(({ folded }) => folded));
  const words = (field: Field) => stems.map((stem) => wordTerm(field, stem));
  const phrase = (field: PhraseField) => [
    // With the words: neighbours are known by a number that other neighbours may share.
    ...words(field),
    ...pairs.map(([first, second]) => pairTerm(field, first, second)),
  ];
  const wordTiers: TierSearch[] = [
    { tier: 'anywhere', terms: words('anywhere') },
    { tier: 'headline', terms: words('headline') },
    { tier: 'names', terms: words('names') },
    { tier: 'opening', terms: words('opening') },
  ];
  if (pairs.length === 0) return wordTiers;
  return [
    ...wordTiers,
    { tier: 'headlinePhrase', terms: phrase('headline') },
    { tier: 'phrase', terms: phrase('anywhere') },
  ];
}

const freshness = (place: number, now: number): number =>
  FRESHEST / (1 + Math.max(0, now - instantOf(place)) / HALF_FRESH_MS);

/** Places in the order of their worth. */
export function ranked(tiers: Iterable<readonly [Tier, readonly number[]]>, now: number): number[] {
  const worth = new Map<number, number>();
  for (const [tier, places] of tiers)
    for (const place of places) worth.set(place, (worth.get(place) ?? freshness(place, now)) + WORTH[tier]);
  return [...worth]
    .sort(([place, one], [otherPlace, other]) => other - one || otherPlace - place)
    .map(([place]) => place);
}
