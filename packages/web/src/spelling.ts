/** How addresses are written, and how one that is written otherwise may have been meant. Pure. */

/** Letters, digits and `-_~`, which mean the same encoded (RFC 3986, 6.2.2.2). The dot is left out: it can name folders. */
const NEEDLESSLY_ENCODED = /%(2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;
const FILE_NAME = /\.[a-z][a-z\d]*$/i;

/** The path with one slash where several stand, and nothing encoded that need not be. */
export const plainPath = (pathname: string): string =>
  pathname.replace(NEEDLESSLY_ENCODED, (encoded) => decodeURIComponent(encoded)).replace(/\/{2,}/g, '/');

/** Files have no slash at their end: `/rss/feed.xml` is not short of one. */
export const withSlash = (pathname: string): string =>
  pathname.endsWith('/') || FILE_NAME.test(pathname) ? pathname : `${pathname}/`;

/** Other spellings that an address without a page may have been meant as: plain, with its slash, and in small letters. */
export function otherSpellings(pathname: string): string[] {
  const slashed = withSlash(plainPath(pathname));
  return [...new Set([slashed, slashed.toLowerCase()])].filter((spelling) => spelling !== pathname);
}
