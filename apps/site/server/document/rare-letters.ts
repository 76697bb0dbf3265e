/**
 * Which fonts a document asks for besides those that all do: a name with a letter that few texts have must not stand in
 * two fonts, and a font that nobody asked for ahead comes too late for the first paint.
 */
import { type LetterRange, letterSets } from '@masthead/ui/letters';
import type { RareFonts } from '../assets.ts';
import type { MarkupPiece } from './kept-markup.ts';

const escaped = (letter: number): string => `\\u{${letter.toString(16)}}`;
const classOf = (ranges: readonly LetterRange[]): string =>
  ranges.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('');

const LATIN = new RegExp(`[${classOf(letterSets.latin)}]`, 'u');
const EXTENDED = new RegExp(`[${classOf(letterSets.extended)}]`, 'u');
/** Whatever stands in one of the two; in most texts nothing. */
const RARE = new RegExp(`[${classOf([...letterSets.latin, ...letterSets.extended])}]`, 'gu');

/** Of pieces that many documents share. */
const known = new WeakMap<Buffer, string>();

export function rareFontsFor(markup: readonly MarkupPiece[], fonts: RareFonts | undefined): string {
  if (!fonts) return '';
  const letters = markup.map(rareLettersIn).join('');
  return (LATIN.test(letters) ? fonts.latin : '') + (EXTENDED.test(letters) ? fonts.extended : '');
}

function rareLettersIn(piece: MarkupPiece): string {
  if (typeof piece === 'string') return (piece.match(RARE) ?? []).join('');
  const letters = known.get(piece) ?? rareLettersIn(piece.toString());
  known.set(piece, letters);
  return letters;
}
