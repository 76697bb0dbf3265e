/**
 * What the index knows of a story, as plain terms: a letter for where a word stands, then the word. Both engines only
 * ever answer "the newest stories that have all of these terms"; what a term means is decided here alone.
 *
 * Each place a word can stand in has terms of its own, so that "in the headline" never walks through all the bodies
 * that have the word, and two neighbouring words are a term too, so that a phrase needs no reading of texts.
 */
import { hyphenatedIn, joinsOf, partsOf, partsOrWhole } from './compounds.ts';
import { isStopWord, stemOf } from './stems.ts';
import { cutTo, foldedWords, wordsOf } from './words.ts';

/** Where a word can stand. The opening is all that stands above the body: headline, names and dek. */
const FIELDS = { headline: 'h', names: 'n', opening: 'o', anywhere: 'a' } as const;
export type Field = keyof typeof FIELDS;
/** Where phrases are told from words. All others count as phrases anywhere. */
export type PhraseField = 'headline' | 'anywhere';

/** So many letters of a word being typed are looked up. */
const LONGEST_PREFIX = 12;
/** Slugs and names of types are shorter; what is asked for may be anything. */
const LONGEST_NAME = 200;
/** A text longer than this is found by its beginning. */
const MOST_BODY_WORDS = 20_000;

/** Neighbours are kept as one of about a million numbers: as text they would be most of the index. */
const PAIR_NUMBERS = 2 ** 20;

export const wordTerm = (field: Field, stem: string): string => FIELDS[field] + stem;

export function pairTerm(field: PhraseField, first: string, second: string): string {
  return `${FIELDS[field]}_${(hash(`${first} ${second}`) % PAIR_NUMBERS).toString(36)}`;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}

/** The beginning of a headline's word, as it is typed. */
export const prefixTerm = (prefix: string): string => `p${cutTo(prefix, LONGEST_PREFIX)}`;
/** A word of a headline or a name in the very form it has there: what a typo can be corrected to. */
export const spellingTerm = (word: string): string => `w${word}`;
/** A word of a person's or product's name in the very form it has there: no plural of another word. */
export const properNameTerm = (word: string): string => `x${word}`;
export const topicTerm = (slug: string): string => `t${asOneToken(slug)}`;
export const typeTerm = (typeName: string): string => `y${asOneToken(typeName)}`;

/** The index knows letters and digits; anything else in a name is written as its number. */
const asOneToken = (name: string): string =>
  cutTo(name.toWellFormed(), LONGEST_NAME).replace(
    /[^a-z0-9\u0080-\uffff]/g,
    (letter) => `_${letter.charCodeAt(0).toString(36)}_`,
  );

/** Pairs of neighbours; stop words between them do not count, since queries are asked without them. */
export function pairsOf(words: readonly string[]): [string, string][] {
  const stems = words
    .filter((word) => !isStopWord(word))
    .flatMap(partsOrWhole)
    .map(stemOf);
  return stems.slice(1).map((stem, index) => [stems[index] ?? stem, stem]);
}

export interface TermSource {
  typeName: string;
  headline: string;
  dek: string;
  /** Plain text. */
  body: string;
  names: readonly string[];
  /** Those of the names that are of people and products. */
  properNames: readonly string[];
  topicSlugs: readonly string[];
}

/** A text as it is looked up: its words in their order, and the other ways to write them. */
interface Text {
  words: string[];
  others: string[];
}

/** Every term of a story, each once. */
export function termsOf(story: TermSource): string[] {
  const headline = readText(story.headline);
  const names = story.names.map((name) => readText(name));
  const dek = readText(story.dek);
  const body = readText(story.body, 'likely');
  const terms = new Set([typeTerm(story.typeName), ...story.topicSlugs.map(topicTerm)]);
  const add = (made: Iterable<string>): void => {
    for (const term of made) terms.add(term);
  };
  const opening = [headline, ...names, dek];
  const anywhere = [...opening, body];
  add(wordTerms('headline', [headline]));
  add(pairTerms('headline', [headline]));
  add(wordTerms('names', names));
  add(wordTerms('opening', opening));
  add(wordTerms('anywhere', anywhere));
  add(pairTerms('anywhere', anywhere));
  add(headline.words.flatMap(prefixesOf).map(prefixTerm));
  add([story.headline, ...story.names].flatMap(spelledIn).map(spellingTerm));
  add(story.properNames.flatMap(foldedWords).map(properNameTerm));
  return [...terms];
}

/** The words of a text as they are written, those with a hyphen also as one. */
export const spelledIn = (text: string): string[] => [...foldedWords(text), ...hyphenatedIn(text)];

/** What stands above a body is short: all of its neighbours are also known as one word. */
function readText(text: string, joins: 'all' | 'likely' = 'all'): Text {
  const all = wordsOf(text).slice(0, MOST_BODY_WORDS);
  const words = all.map(({ folded }) => folded);
  return { words, others: [...words.flatMap(partsOf), ...joinsOf(text, all, joins)] };
}

function* wordTerms(field: Field, texts: readonly Text[]): Generator<string> {
  for (const { words, others } of texts) for (const word of [...words, ...others]) yield wordTerm(field, stemOf(word));
}

function* pairTerms(field: PhraseField, texts: readonly Text[]): Generator<string> {
  for (const { words } of texts) for (const [first, second] of pairsOf(words)) yield pairTerm(field, first, second);
}

function prefixesOf(word: string): string[] {
  const letters = Array.from(word).slice(0, LONGEST_PREFIX);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}
