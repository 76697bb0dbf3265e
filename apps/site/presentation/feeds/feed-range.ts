/** Which part of a feed is asked for: the newest 25, unless the address says otherwise. */
import { badRequest } from '@masthead/runtime';

export interface FeedRange {
  offset: number;
  limit: number;
}

const FEED_LIMIT = 25;
const MOST_AT_ONCE = 100;
const FARTHEST = 10_000_000;

export function feedRange(query: URLSearchParams): FeedRange {
  return {
    offset: wholeNumber(query, 'offset', { least: 0, most: FARTHEST, otherwise: 0 }),
    limit: wholeNumber(query, 'limit', { least: 1, most: MOST_AT_ONCE, otherwise: FEED_LIMIT }),
  };
}

interface Bounds {
  least: number;
  most: number;
  otherwise: number;
}

function wholeNumber(query: URLSearchParams, name: string, { least, most, otherwise }: Bounds): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  const value = /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw badRequest(`${name} takes a whole number from ${least} to ${most}.`);
  return value;
}

/** The usual range needs no words. */
const isUsual = ({ offset, limit }: FeedRange): boolean => offset === 0 && limit === FEED_LIMIT;

/** As an address says it. */
export const rangeQuery = (range: FeedRange): string =>
  isUsual(range) ? '' : `?offset=${range.offset}&limit=${range.limit}`;

/** As the content service is asked for it. */
export const askedRange = (range: FeedRange): Partial<FeedRange> => (isUsual(range) ? {} : range);

/** The ranges beside one, where there is anything. */
export function neighbours({ offset, limit }: FeedRange, total: number): { next?: FeedRange; previous?: FeedRange } {
  return {
    ...(offset + limit < total && { next: { offset: offset + limit, limit } }),
    ...(offset > 0 && { previous: { offset: Math.max(0, offset - limit), limit } }),
  };
}
