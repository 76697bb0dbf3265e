/** The first part of a page's cache key: its address with the part of the query that it is asked for by. Undefined for pages that are not kept. */
import { FEATURE_QUERIES } from '@masthead/rules';
import { pathFromParams } from '@masthead/urls';
import { previewOf } from '../../content-api/preview.ts';
import type { PageContext } from '../pipeline/context.ts';

type Watched = [name: string, value: string | null];

/** The part of the query that the page is asked for by; the rest of it is the reader's and goes no further. */
export const watchedQuery = ({ url, match }: PageContext): Watched[] =>
  (match.route.meta.watchQuery ?? []).map((name): Watched => [name, url.searchParams.get(name)]);

/** Exactly a request's target where a page has no query, so that a server can find it by that. */
export function pageKey(context: PageContext): string | undefined {
  if (!isEverybodys(context) || !isOwnSpelling(context)) return undefined;
  const query = watchedQuery(context).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return context.url.pathname + (query.length === 0 ? '' : `?${new URLSearchParams(query)}`);
}

/** Not made for one reader or one moment: no personal route, no preview, no override, no cookie, nobody signed in, no address that is only lent. */
function isEverybodys({ url, match, overridden, user, mask, cacheHeaders }: PageContext): boolean {
  if (match.route.meta.personal) return false;
  if (previewOf(url) || overridden || FEATURE_QUERIES.some((name) => url.searchParams.has(name))) return false;
  return !user && mask?.permanent !== false && !('set-cookie' in cacheHeaders);
}

/** Each page has one address as its route writes it; other spellings would only push pages out. */
const isOwnSpelling = ({ url, mask, match: { route, params } }: PageContext): boolean =>
  pathFromParams(route.address, params) === (mask?.path ?? url.pathname);
