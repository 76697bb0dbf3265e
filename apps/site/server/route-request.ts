/** Finds the route of an address: the page itself, or the slash that its address lacks. */
import { notFound } from '@masthead/runtime';
import { DEFAULT_BRAND } from '../brands/brands.ts';
import { en } from '../i18n/en.ts';
import type { PageContext } from '../pipeline/context.ts';
import type { Match, Matcher } from '../routes/match.ts';

export function routeOf(url: URL, match: Matcher): Match | { redirect: string } {
  const found = match(url.pathname);
  if (found) return validated(found);
  // Only an address that becomes a page with a slash is sent there: files, APIs and diagnostics never match.
  if (!url.pathname.endsWith('/') && match(`${url.pathname}/`)) return { redirect: `${url.pathname}/${url.search}` };
  throw notFound();
}

function validated(match: Match): Match {
  if (match.route.meta.validate?.(match.params) === false) throw notFound();
  return match;
}

/** Where every request starts; each middleware replaces what it decides. */
export const firstContext = (url: URL, headers: Headers, match: Match, requestId: string): PageContext => ({
  url,
  headers,
  match,
  requestId,
  brand: DEFAULT_BRAND,
  locale: match.route.locale,
  messages: en,
  features: new Set(),
  experiments: [],
  user: undefined,
  cacheHeaders: {},
  transaction: match.route.name,
});
