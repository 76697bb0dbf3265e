/** The normaliser: texts and queries become the same plain words, whatever the engine. */

/** A word of a text: what it is folded to, and where it stands. */
export interface Word {
  folded: string;
  start: number;
  end: number;
}

/** What words are made of, to be put into a class of a regular expression. */
export const WORD_LETTERS = '\\p{L}\\p{N}\\p{M}';
const WORD = new RegExp(`[${WORD_LETTERS}]+`, 'gu');
const PLAIN_WORD = /^[a-z0-9]+$/;
const DIACRITIC = /[\u0300-\u036f]/g;
const APOSTROPHE = /['’]/;

/** Letters that stay whole when decomposed, but that readers type without their stroke or ligature. */
const LIKENESSES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const LIKENESS = new RegExp(`[${Object.keys(LIKENESSES).join('')}]`, 'g');

/** Long enough for any word, and short enough that a pasted key cannot fill an index page. */
export const LONGEST_WORD = 40;

/** The first characters of a text, none of them cut in half. */
export const cutTo = (text: string, length: number): string =>
  text.length <= length ? text : Array.from(text).slice(0, length).join('');

function fold(text: string): string {
  const lower = text.normalize('NFKD').replace(DIACRITIC, '').toLowerCase().normalize('NFKD').replace(DIACRITIC, '');
  // Composed again: decomposed Hangul would be cut in the middle of its letters.
  return lower.replace(LIKENESS, (letter) => LIKENESSES[letter] ?? letter).normalize('NFC');
}

/** Folding can break a word up: "½" is "1" and "2". */
function foldedParts(text: string): string[] {
  const lower = text.toLowerCase();
  const parts = PLAIN_WORD.test(lower) ? [lower] : (fold(text).match(WORD) ?? []);
  return parts.map((part) => cutTo(part, LONGEST_WORD));
}

/** The "s" of "Apple's" is no word: it would stand between the words of a phrase. */
const isPossessive = (text: string, start: number, end: number): boolean =>
  end - start === 1 &&
  start > 1 &&
  /s/i.test(text.charAt(start)) &&
  APOSTROPHE.test(text.charAt(start - 1)) &&
  /[\p{L}\p{N}]/u.test(text.charAt(start - 2));

/** All words of a text, or those that a pattern finds. */
export function wordsOf(text: string, pattern = WORD): Word[] {
  const words: Word[] = [];
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const end = index + match.length;
    if (isPossessive(text, index, end)) continue;
    for (const folded of foldedParts(match)) words.push({ folded, start: index, end });
  }
  return words;
}

export const foldedWords = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);
