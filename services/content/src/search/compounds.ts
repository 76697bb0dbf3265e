/** Words that some write as one and others as two: "Wi-Fi" and "wifi", "smart lock" and "smartlock", "Halo 12" and "halo12". */
import { isStopWord } from './stems.ts';
import { cutTo, LONGEST_WORD, type Word, wordsOf } from './words.ts';

const HYPHEN = /^[-\u2010-\u2013]$/;
const NUMBER = /^\d+$/;
const ENDS_IN_LETTER = /\p{L}$/u;
/** A name and its number. One letter before a number is a model of its own: "s24" is never written "s 24". */
const NAME_AND_NUMBER = /^(\p{L}{2,})(\d{1,4})(\p{L}{2,})?$/u;

/** "halo12pro" is "halo", "12", "pro"; other words have no parts. */
export function partsOf(folded: string): string[] {
  const [, ...parts] = NAME_AND_NUMBER.exec(folded) ?? [];
  return parts.filter((part) => part !== undefined);
}

export function partsOrWhole(folded: string): string[] {
  const parts = partsOf(folded);
  return parts.length > 0 ? parts : [folded];
}

export const joined = (first: string, second: string): string => cutTo(first + second, LONGEST_WORD);

/** Whether two neighbours are one word to whoever wrote them. */
export const isHyphenated = (text: string, first: Word, second: Word): boolean =>
  HYPHEN.test(text.slice(first.end, second.start));

/** Only words with nothing but a space between them are ever written as one. */
const areNeighbours = (text: string, first: Word, second: Word): boolean =>
  text.slice(first.end, second.start) === ' ' && !isStopWord(first.folded) && !isStopWord(second.folded);

const isNameWithNumber = (first: Word, second: Word): boolean =>
  ENDS_IN_LETTER.test(first.folded) && NUMBER.test(second.folded);

/** Words as they would be written together: all neighbours, or only those that often are. */
export function* joinsOf(text: string, words: readonly Word[], which: 'all' | 'likely'): Generator<string> {
  for (const [index, second] of words.entries()) {
    const first = words[index - 1];
    if (!first) continue;
    const likely = which === 'all' || isNameWithNumber(first, second);
    if (isHyphenated(text, first, second) || (likely && areNeighbours(text, first, second)))
      yield joined(first.folded, second.folded);
  }
}

/** What is written with a hyphen, as one word. */
export function hyphenatedIn(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((second, index) => {
    const first = words[index - 1];
    return first && isHyphenated(text, first, second) ? [joined(first.folded, second.folded)] : [];
  });
}
