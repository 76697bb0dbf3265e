/**
 * The order of results, the same on both engines: an engine only finds the newest stories of each tier, and what
 * being in a tier is worth is decided here. The more tiers a story is in, the better; a fresh story is worth more.
 */
import { instantOf } from './places.ts';
import { stemsOf } from './query.ts';
import { stemOf } from './stems.ts';
import { type Field, type PhraseField, pairsOf, pairTerm, properNameTerm, wordTerm } from './terms.ts';

/**
 * All words of the query stand there; in a phrase also in their order. In a proper name those that look like plurals
 * have the very form that was typed, which tells Wells from "well". A wish need not be met.
 */
const WORTH = {
  headlinePhrase: 6,
  headline: 8,
  names: 5,
  properName: 6,
  opening: 3,
  phrase: 2,
  anywhere: 1,
  wish: 4,
} as const;
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
export function tierSearches(folded: readonly string[], wishes: readonly string[] = []): TierSearch[] {
  const stems = stemsOf(folded);
  const pairs = pairsOf(folded);
  const words = (field: Field) => stems.map((stem) => wordTerm(field, stem));
  const phrase = (field: PhraseField) => [
    // With the words: neighbours are known by a number that other neighbours may share.
    ...words(field),
    ...pairs.map(([first, second]) => pairTerm(field, first, second)),
  ];
  const tiers: TierSearch[] = [
    { tier: 'anywhere', terms: words('anywhere') },
    { tier: 'headline', terms: words('headline') },
    { tier: 'names', terms: words('names') },
    { tier: 'opening', terms: words('opening') },
  ];
  const plurals = folded.filter((word) => word.endsWith('s') && stemOf(word) !== word);
  if (plurals.length > 0)
    tiers.push({ tier: 'properName', terms: [...words('names'), ...plurals.map(properNameTerm)] });
  if (pairs.length > 0)
    tiers.push({ tier: 'headlinePhrase', terms: phrase('headline') }, { tier: 'phrase', terms: phrase('anywhere') });
  if (wishes.length > 0)
    tiers.push({ tier: 'wish', terms: [...words('opening'), ...wishes.map((wish) => wordTerm('opening', wish))] });
  return tiers;
}

export const freshness = (place: number, now: number): number =>
  FRESHEST / (1 + Math.max(0, now - instantOf(place)) / HALF_FRESH_MS);

/** The stories of each tier. */
export type Tiers = Iterable<readonly [Tier, readonly number[]]>;

/** Places in the order of their worth. */
export const ranked = (tiers: Tiers, now: number): number[] => rankedByBest([{ tiers, worth: 1 }], now);

/** Places in the order of their worth, where a query can be meant in several ways: by the best of them. */
export function rankedByBest(ways: readonly { tiers: Tiers; worth: number }[], now: number): number[] {
  const best = new Map<number, number>();
  for (const { tiers, worth } of ways)
    for (const [place, sum] of sums(tiers)) best.set(place, Math.max(best.get(place) ?? 0, sum * worth));
  return inOrder(new Map([...best].map(([place, worth]) => [place, worth + freshness(place, now)])));
}

function sums(tiers: Tiers): Map<number, number> {
  const worth = new Map<number, number>();
  for (const [tier, places] of tiers)
    for (const place of places) worth.set(place, (worth.get(place) ?? 0) + WORTH[tier]);
  return worth;
}

/** The most worth first; of equals the newest. */
export const inOrder = (worth: ReadonlyMap<number, number>): number[] =>
  [...worth].sort(([place, one], [otherPlace, other]) => other - one || otherPlace - place).map(([place]) => place);
