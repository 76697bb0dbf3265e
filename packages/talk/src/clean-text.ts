/**
 * A comment's text as it is kept: plain characters in one form. What has no look of its own, or makes others look
 * like something else (marks of direction, invisible letters, heaps of accents), is not in it.
 */
import { LONGEST_COMMENT, MOST_LINES } from './limits.ts';

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
/** Controls, formats (direction, tags, zero width), halves of characters, private ones; joiners have a rule of their own. */
const WITHOUT_LOOK = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
/** Letters and signs that are drawn as nothing. */
const BLANK = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g;
/** Joiners make emoji and some scripts; anywhere else they only hide. */
const JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{Extended_Pictographic}])/gu;
const JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g;
const MOST_MARKS = 4;
const HEAPED_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

const printable = (text: string): string =>
  text
    .replace(WITHOUT_LOOK, '')
    .replace(BLANK, ' ')
    .replace(JOINERS, '$1')
    .replace(JOINER, '')
    .normalize('NFC')
    .replace(HEAPED_MARKS, '$1');

export function cleanText(raw: string): string {
  return printable(raw.replace(LINE_ENDS, '\n').replaceAll('\t', ' '))
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same for a name, which is one line. */
export const cleanName = (raw: string): string => cleanText(raw).replace(/\s+/g, ' ').slice(0, LONGEST_NAME).trim();
const LONGEST_NAME = 60;

export type TextProblem = 'empty' | 'long' | 'lines';

/** Of a text that is clean. */
export function textProblem(text: string): TextProblem | undefined {
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(text)) return 'empty';
  if ([...text].length > LONGEST_COMMENT) return 'long';
  return text.split('\n').length > MOST_LINES ? 'lines' : undefined;
}

export const PROBLEMS_IN_WORDS: Readonly<Record<TextProblem, string>> = {
  empty: 'There is nothing to post yet.',
  long: `A comment has at most ${LONGEST_COMMENT.toLocaleString('en-US')} characters.`,
  lines: `A comment has at most ${MOST_LINES} lines.`,
};
