/** What a reader asked for: the words that count, where they stand in what was typed, and what they may cost. */
import { isHyphenated, joined } from './compounds.ts';
import { numbersIn, type PriceRange, priceIn } from './prices.ts';
import { isStopWord, stemOf } from './stems.ts';
import { cutTo, type Word, wordsOf } from './words.ts';

/** Whatever is typed, so much of it is read. */
const LONGEST_QUERY = 500;
const MOST_WORDS = 12;

export interface Query {
  text: string;
  /** At most twelve; without stop words, unless there is nothing else, and without what only says a price. */
  words: Word[];
  price?: PriceRange;
  /** Words that no story has to have, but that are good to find. */
  wishes: string[];
}

export function parseQuery(typed: string): Query {
  const text = cutTo(typed, LONGEST_QUERY).trim();
  const all = wordsOf(text);
  const priced = priceIn(text);
  const unpriced = priced ? all.filter(({ start, end }) => end <= priced.start || start >= priced.end) : all;
  if (!priced || unpriced.every(({ folded }) => isStopWord(folded))) return { text, words: tellingOf(all), wishes: [] };
  const wishes = numbersIn(text, priced).map(({ folded }) => folded);
  return { text, words: tellingOf(unpriced), price: priced.price, wishes };
}

function tellingOf(words: readonly Word[]): Word[] {
  const telling = words.filter(({ folded }) => !isStopWord(folded));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

export const foldedOf = ({ words }: Query): string[] => words.map(({ folded }) => folded);

/** Two neighbours of a query, by the place of the first, that may be meant as one word. */
export interface Joinable {
  index: number;
  word: string;
  /** As with a hyphen: there is no doubt. */
  certain: boolean;
}

export const joinableIn = ({ text, words }: Query): Joinable[] =>
  words.slice(1).map((second, index) => {
    const first = words[index] ?? second;
    return { index, word: joined(first.folded, second.folded), certain: isHyphenated(text, first, second) };
  });

/** Each once. */
export const stemsOf = (words: readonly string[]): string[] => [...new Set(words.map(stemOf))];

/** The query with some of its words replaced by what was meant. */
export function withReplaced({ text, words }: Query, meant: ReadonlyMap<string, string>): Query {
  let replaced = '';
  let end = 0;
  for (const word of words) {
    replaced += text.slice(end, word.start) + (meant.get(word.folded) ?? text.slice(word.start, word.end));
    end = word.end;
  }
  return parseQuery(replaced + text.slice(end));
}
