/**
 * The letters that each file of a font has. A font comes in three files, of which a browser fetches those whose letters
 * a page shows (`unicode-range`): the usual ones are on every page and stand before its first paint.
 */
export type LetterRange = readonly [first: number, last: number];

/** From the first letter to the last; one alone is both. */
const ranges = (...list: readonly string[]): readonly LetterRange[] =>
  list.map((each) => [each.codePointAt(0) ?? 0, each.codePointAt(each.length - 1) ?? 0]);

/** All that the three fonts have, each letter once. */
export const letterSets = {
  /** English, its punctuation, and the accents that are met most often in names. */
  usual: ranges(
    ...[' ~', '\u00a0', '£', '©', '°', '×', '–—', '‘’', '“”', '…', '€', '−'],
    ...['á', 'ä', 'ç', 'èé', 'ë', 'í', 'ñ', 'ó', 'ö', 'ø', 'ü'],
  ),
  /** The rest of western Europe. */
  latin: ranges(
    ...['¡¢', '¤¨', 'ª¬', '®¯', '±Ö', 'Øà', 'âã', 'åæ', 'ê', 'ì', 'îð', 'ò', 'ôõ', '÷', 'ùû', 'ýÿ'],
    ...['ı', 'Œœ', 'ˆ', '˚', '˜', '‚', '„', '•', '′″', '‹›', '⁄', '™', '∕'],
  ),
  /** The rest of Europe, Turkey and their currencies. */
  extended: ranges(
    ...['Āİ', 'Ĵň', 'Ŋő', 'Ŕž', 'Ə', 'ƒ', 'Ǧǧ', 'Ǫǫ', 'Ǻǿ', 'Șț', 'Ȳȳ', 'ȷ', 'ə', 'ˇ', '˝'],
    ...['Ẁẅ', 'ẞ', 'Ỳỳ', '†', '₩', '₹₺', '₽'],
  ),
} as const;

export type LetterSet = keyof typeof letterSets;
