/** Under which name a page is kept: its address, and what its route says that it differs by; or that it is not kept at all. */
import { pathFromParams } from '@masthead/urls';
import type { PageContext } from '../../pipeline/context.ts';
import { previewOf } from '../content-api/preview.ts';

/** What a page can differ by besides its address, each read from what the pipeline decided. */
const VARIATIONS = {
  brand: ({ brand }) => brand,
  experiments: ({ experiments }) => experiments.toSorted().join(','),
} satisfies Record<string, (context: PageContext) => string>;
export type Variation = keyof typeof VARIATIONS;

type Watched = [name: string, value: string | null];

/** The part of the query that the page is asked for by; the rest of it is the reader's and goes no further. */
export const watchedQuery = ({ url, match }: PageContext): Watched[] =>
  (match.route.meta.watchQuery ?? []).map((name): Watched => [name, url.searchParams.get(name)]);

/**
 * Pages that differ by their address alone are kept under exactly that, so that a server can find them by a request's
 * target. A space is in no target: whatever else a page differs by keeps it from being found so.
 */
export function pageKey(context: PageContext): string | undefined {
  if (!isEverybodys(context) || !isOwnSpelling(context)) return undefined;
  const { varyOn = [] } = context.match.route.meta;
  const query = watchedQuery(context).map(([name, value]) => [name, value ?? '']);
  const variant = varyOn.map((name) => ` ${name}=${VARIATIONS[name](context)}`);
  const address = context.url.pathname + (query.length === 0 ? '' : `?${new URLSearchParams(query)}`);
  return address + variant.join('');
}

const OVERRIDES = ['enableFeatures', 'disableFeatures'];

/** Not made for one reader or one moment: no personal route, no preview, no override, no cookie, nobody signed in, no address that is only lent. */
function isEverybodys({ url, match, features, user, mask, cacheHeaders }: PageContext): boolean {
  if (match.route.meta.personal) return false;
  if (previewOf(url) || features.size > 0 || OVERRIDES.some((name) => url.searchParams.get(name))) return false;
  return !user && mask?.permanent !== false && !('set-cookie' in cacheHeaders);
}

/** Each page has one address as its route writes it; other spellings would only push pages out. */
const isOwnSpelling = ({ url, mask, match: { route, params } }: PageContext): boolean =>
  pathFromParams(route.address, params) === (mask?.path ?? url.pathname);
