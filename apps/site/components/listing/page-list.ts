/** Which page numbers a pager shows: the ends, the neighbours of the page, and a gap where pages are left out. */
export type PagerEntry = number | 'gap';

/** So many pages stand together at either end. */
const EDGE = 4;

export function pageList(page: number, pageCount: number): PagerEntry[] {
  const from = Math.max(1, Math.min(page - 1, pageCount - EDGE + 1));
  const to = Math.min(pageCount, Math.max(page + 1, EDGE));
  const shown = new Set([1, pageCount]);
  for (let number = from; number <= to; number++) shown.add(number);
  return [...shown].sort((a, b) => a - b).flatMap((number, index, all) => [...between(all[index - 1], number), number]);
}

/** A gap of one page is as wide as the page's number: show the page. */
function between(previous: number | undefined, number: number): PagerEntry[] {
  if (previous === undefined || number - previous === 1) return [];
  return number - previous === 2 ? [number - 1] : ['gap'];
}

/** Page 1 is the listing's own address; the others append their number. */
export const pageHref = (baseHref: string, page: number, query = ''): string =>
  (page === 1 ? baseHref : `${baseHref}${page}/`) + query;
