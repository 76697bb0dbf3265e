/** From an address to its page, and where every request for one starts. */
import { type Assignment, deviceOf, readCookies } from '@masthead/rules';
import { DEFAULT_BRAND } from '../base/brands.ts';
import { en } from '../base/i18n/en.ts';
import type { Match, Matcher } from '../routes/match.ts';
import type { PageContext } from './pipeline/context.ts';

/** Finds pages as they may be shown: what its route refuses, or has for development only, is not there. */
export const shownPages =
  (match: Matcher, development: boolean): Matcher =>
  (pathname) => {
    const found = match(pathname);
    if (!found || found.route.meta.validate?.(found.params) === false) return undefined;
    return found.route.meta.developmentOnly && !development ? undefined : found;
  };

type Beginning = Pick<PageContext, 'mask' | 'changesHeard' | 'keptUntil'>;

/** Also when they cannot be decided at all. */
const NO_EXPERIMENTS: Assignment = {
  skipped: undefined,
  running: [],
  placements: [],
  provisional: [],
  invalid: [],
  failures: [],
};

/** Where every request starts; each middleware replaces what it decides. */
export const firstContext = (
  url: URL,
  headers: Headers,
  match: Match,
  requestId: string,
  beginning: Beginning = {},
): PageContext => {
  const cookies = readCookies(headers.get('cookie'));
  return {
    url,
    headers,
    match,
    requestId,
    brand: DEFAULT_BRAND,
    locale: match.route.locale,
    messages: en,
    cookies,
    device: deviceOf({ query: url.searchParams, cookies, headers }),
    flags: {},
    overridden: false,
    experiments: NO_EXPERIMENTS,
    user: undefined,
    cacheHeaders: {},
    transaction: match.route.name,
    ...beginning,
  };
};
