/** What a reader asked for: the words that count, and where they stand in what was typed. */
import { isStopWord, stemOf } from './stems.ts';
import { cutTo, type Word, wordsOf } from './words.ts';

/** Whatever is typed, so much of it is read. */
const LONGEST_QUERY = 500;
const MOST_WORDS = 12;

export interface Query {
  text: string;
  /** At most twelve; without stop words, unless there is nothing else. */
  words: Word[];
}

export function parseQuery(typed: string): Query {
  const text = cutTo(typed, LONGEST_QUERY).trim();
  const all = wordsOf(text);
  const telling = all.filter(({ folded }) => !isStopWord(folded));
  return { text, words: (telling.length > 0 ? telling : all).slice(0, MOST_WORDS) };
}

/** Each once. */
export const stemsOf = ({ words }: Query): string[] => [...new Set(words.map(({ folded }) => stemOf(folded)))];

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
