/** The text of a story's sanitised HTML, as it is searched and quoted. */

const UNSEEN = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;
/** Tags within a word or a sentence: without them the text reads on. All others stand between two words. */
const INLINE = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)(?:\s[^<>]*)?>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** The sanitiser leaves only those that HTML needs; all other characters stand for themselves. */
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

const decoded = (text: string): string =>
  text.replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? ' ';
    return character(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
  });

/** What the databases can hold: PostgreSQL refuses NUL, and half a surrogate pair is no character. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

export function plainText(html: string): string {
  const text = decoded(html.replace(UNSEEN, ' ').replace(INLINE, '').replace(TAG, ' '));
  return storable(text).replace(/\s+/g, ' ').trim();
}
