/**
 * Typos: words of headlines and names are kept under what is left of them when letters are taken away. A mistyped word
 * loses letters in the same way and meets them there, so that no vocabulary is ever read through.
 */
import { distance } from 'fastest-levenshtein';
import { placesBetween } from './places.ts';
import { type SearchDb, searchTables } from './schema.ts';
import { stemOf } from './stems.ts';
import { newestPlaces } from './term-index.ts';
import { prefixTerm, spelledIn, spellingTerm } from './terms.ts';

/** Letters are taken away from the beginning only: what follows is compared when the words are. */
const LETTERS_VARIED = 7;
const MOST_LIKE_WORDS = 1000;
const MOST_EQUALLY_LIKE = 20;
const COUNTED_STORIES = 1000;
const MOST_BEGINNINGS = 4;
/** A story with more words than this in its headline and names teaches the first of them. */
const MOST_SPELLINGS = 200;
/** Numbers and models are never guessed at: "S24" is not "S25". */
const CORRECTABLE = /^[\p{L}\p{M}]{4,}$/u;

const everywhere = placesBetween();

/** So many letters may be wrong in a word of this length. */
const tolerance = (word: string): number => (word.length < 6 ? 1 : 2);

/** The words of these texts that a typo can be corrected to, each once. */
export const spellingsOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(spelledIn).filter((word) => CORRECTABLE.test(word)))].slice(0, MOST_SPELLINGS);

const withoutOneLetter = (text: string): string[] =>
  Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1));

const varied = (word: string): string => word.slice(0, LETTERS_VARIED);

/** The word's beginning, and what is left of it with one or two letters less. */
export function variantsOf(word: string): string[] {
  const variants = new Set([varied(word)]);
  for (let letters = 0; letters < tolerance(word); letters += 1)
    for (const variant of [...variants]) for (const shorter of withoutOneLetter(variant)) variants.add(shorter);
  return [...variants];
}

export async function learnSpellings(db: SearchDb, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const learned = await searchTables(db)
    .insertInto('search_spellings')
    .values(words.map((word) => ({ variant: varied(word), word })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('word')
    .execute();
  const rows = learned.flatMap(({ word }) => variantsOf(word).map((variant) => ({ variant, word })));
  if (rows.length === 0) return;
  await searchTables(db)
    .insertInto('search_spellings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes away those of the words that no story has any more. */
export async function forgetSpellings(db: SearchDb, words: readonly string[]): Promise<void> {
  const stories = await newestPlaces(db, words.map(searchOf), { range: everywhere, most: 1 });
  for (const word of words.filter((_, index) => stories[index]?.length === 0))
    await searchTables(db)
      .deleteFrom('search_spellings')
      .where('variant', 'in', variantsOf(word))
      .where('word', '=', word)
      .execute();
}

const searchOf = (word: string): string[] => [spellingTerm(word)];

/** The word that was most probably meant: the nearest, and of several the one in most stories. */
export async function corrected(db: SearchDb, word: string): Promise<string | undefined> {
  if (!CORRECTABLE.test(word)) return undefined;
  const likely = nearest(word, await likeWords(db, word));
  if (likely.length < 2) return likely[0];
  const stories = await newestPlaces(db, likely.map(searchOf), { range: everywhere, most: COUNTED_STORIES });
  const counts = stories.map((places) => places.length);
  return likely[counts.indexOf(Math.max(...counts))];
}

/**
 * What the beginning of a word was probably meant to be, the likeliest first: a whole word that is like it, the
 * beginning of one, or what a headline's word begins with, where two neighbours are in their other order or a letter is
 * one too many.
 */
export async function beginningsLike(db: SearchDb, typed: string): Promise<string[]> {
  if (!CORRECTABLE.test(typed)) return [];
  const near = [...new Set([...withOneSlip(typed), ...withoutOneLetter(typed)])].filter((other) => other !== typed);
  const stories = await newestPlaces(
    db,
    near.map((other) => [prefixTerm(other)]),
    { range: everywhere, most: 1 },
  );
  const begun = near.filter((_, index) => stories[index]?.length);
  const whole = await corrected(db, typed);
  const like = (await likeWords(db, typed)).flatMap((word) => likeBeginning(typed, word) ?? []);
  return [...new Set([...(whole === undefined ? [] : [whole]), ...like, ...begun])].slice(0, MOST_BEGINNINGS);
}

/** The beginning of a word from which the typed one differs by one slip. */
const likeBeginning = (typed: string, word: string): string | undefined =>
  [typed.length, typed.length + 1, typed.length - 1]
    .map((length) => word.slice(0, length))
    .find((beginning) => typingErrors(typed, beginning) === 1);

/** Which of these words stories have in headlines and names, in this or another of their forms. */
export async function knownAmong(db: SearchDb, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await searchTables(db)
    .selectFrom('search_spellings')
    .select('word')
    .distinct()
    .where('variant', 'in', words.map(varied))
    .limit(MOST_LIKE_WORDS)
    .execute();
  const stems = new Set(rows.map(({ word }) => stemOf(word)));
  return new Set(words.filter((word) => stems.has(stemOf(word))));
}

async function likeWords(db: SearchDb, word: string): Promise<string[]> {
  const rows = await searchTables(db)
    .selectFrom('search_spellings')
    .select('word')
    .distinct()
    .where('variant', 'in', variantsOf(word))
    .orderBy('word')
    .limit(MOST_LIKE_WORDS)
    .execute();
  return rows.map((row) => row.word);
}

function nearest(word: string, words: readonly string[]): string[] {
  const near = words
    .map((other) => ({ other, steps: typingErrors(word, other) }))
    .filter(({ other, steps }) => steps <= Math.min(tolerance(word), tolerance(other)));
  const fewest = Math.min(...near.map(({ steps }) => steps));
  const likely = near.filter(({ steps }) => steps === fewest).map(({ other }) => other);
  return likely.sort().slice(0, MOST_EQUALLY_LIKE);
}

/** Letters to add, take away or replace; two neighbours in the wrong order are one slip of the fingers. */
export function typingErrors(typed: string, meant: string): number {
  return Math.min(distance(typed, meant), ...withOneSlip(typed).map((other) => 1 + distance(other, meant)));
}

/** Each with two neighbours in the other order. */
const withOneSlip = (text: string): string[] => Array.from(text.slice(1), (_, index) => withSwapped(text, index));

const withSwapped = (text: string, index: number): string =>
  text.slice(0, index) + text.charAt(index + 1) + text.charAt(index) + text.slice(index + 2);
