/** Titles as search engines show them: they cut what is longer in the middle of a word, so we do it before them. */

/** In characters: about as wide as a result of a search has room for. */
export const MOST_TITLE = 70;

/** At a word, with a sign that there is more. */
function shortened(words: string, most: number): string {
  if (words.length <= most) return words;
  const fitting = words.slice(0, most);
  const end = fitting.lastIndexOf(' ');
  const whole = end > 0 ? fitting.slice(0, end) : [...fitting].slice(0, -2).join('');
  return `${whole.replace(/[\s\p{P}]+$/u, '')}…`;
}

/**
 * What a page is called and what tells it from others of that name, with the name of the site where there is room: search
 * engines tell that beside the title.
 */
export function searchTitle(words: string, end: string, site: string): string {
  const whole = `${words}${end}`;
  const signed = `${whole} | ${site}`;
  if (signed.length <= MOST_TITLE) return signed;
  return whole.length <= MOST_TITLE ? whole : shortenedTitle(words, end);
}

/** A title as long as may be; its end stays whole. */
export const shortenedTitle = (words: string, end: string): string =>
  `${shortened(words, MOST_TITLE - end.length)}${end}`;

/** What stands after the name of a page: of which form it is, and which of several pages. */
export const titleEnd = (form: string | undefined, page = 1): string =>
  `${form ? ` | ${form}` : ''}${page === 1 ? '' : `, page ${page}`}`;
