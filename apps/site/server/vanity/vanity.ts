/** What a friendly address does: sends on, shows another page under its own name, says no, or nothing. */
import type { Instant, VanityResponse } from '@masthead/model';
import type { Logger } from '@masthead/runtime';
import type { Match, Matcher } from '../../routes/match.ts';
import { addressesOf, isDisallowed, pagedPath } from './address.ts';
import { type VanityConfig, vanityConfig } from './config.ts';
import type { FoundRule, VanityRules } from './rules.ts';
import { targetOf, withQueryOf } from './target.ts';

/** A page that is shown under another address than its own. */
export interface Mask {
  /** The page's own path. */
  path: string;
  match: Match;
  /** The friendly address is the page's address from now on; otherwise it is only lent. */
  permanent: boolean;
}

type Deed =
  | { does: 'nothing' }
  | { does: 'redirect'; location: string; status: 301 | 302 }
  | { does: 'mask'; mask: Mask }
  | { does: 'not-found'; message: string }
  | { does: 'ok' };

/** It may be another one after an instant, where one is named. */
export type VanityOutcome = Deed & { until?: Instant | undefined };

export interface Vanity {
  /** What the rule of an address does; the match is that of the address itself, if it has one. */
  resolve(url: URL, match: Match | undefined): Promise<VanityOutcome>;
}

export interface VanityOptions {
  rules: VanityRules;
  /** Finds pages as they may be shown: what their route refuses is not found. */
  match: Matcher;
  logger: Logger;
  config?: VanityConfig;
}

const NOTHING: VanityOutcome = { does: 'nothing' };
/** A chain of rules longer than this is a slip. */
const MOST_HOPS = 5;
/** Pages of these have numbers and are one thing under one rule. */
const NUMBERED: ReadonlySet<string> = new Set(['gallery', 'auto-gallery', 'feature']);

export function createVanity(options: VanityOptions): Vanity {
  const { rules, match, logger, config = vanityConfig } = options;
  const edition = config.defaultEdition;

  const ruleAt = async (url: URL): Promise<FoundRule> =>
    isDisallowed(url.pathname, config) ? {} : rules.find(addressesOf(url, config));

  async function resolve(url: URL, own: Match | undefined): Promise<VanityOutcome> {
    const { rule, until } = await ruleAt(url);
    const outcome = rule ? await outcomeOf(rule, url) : await numberedPage(url, own);
    return { ...outcome, until: earlier(until, outcome.until) };
  }

  async function outcomeOf(rule: VanityResponse, url: URL): Promise<VanityOutcome> {
    switch (rule.urlType) {
      case 'PERMANENT_REDIRECT':
      case 'TEMPORARY_REDIRECT':
        return redirect(rule, url);
      case 'MASK':
      case 'TEMPORARY_MASK':
        return mask(rule, url);
      case 'NOT_FOUND':
        return { does: 'not-found', message: `The friendly address ${rule.id} is NOT_FOUND: ${url.pathname}` };
      case 'OK':
        return { does: 'ok' };
    }
  }

  /** Follows rules that lead to rules. One that comes back to where it was, or does not end, is no rule. */
  async function redirect(first: VanityResponse, url: URL): Promise<VanityOutcome> {
    const seen = new Set([url.pathname]);
    let rule = first;
    let isPermanent = true;
    for (let hop = 0; hop < MOST_HOPS; hop += 1) {
      const target = targetOf(rule, edition);
      if (!target || seen.has(target.pathname)) return NOTHING;
      seen.add(target.pathname);
      isPermanent &&= rule.urlType === 'PERMANENT_REDIRECT';
      const { rule: next, until } = await ruleAt(target);
      if (!next && !leadsSomewhere(target.pathname)) return { ...NOTHING, until };
      if (!next || !isRedirect(next))
        return { does: 'redirect', location: withQueryOf(target, url), status: isPermanent ? 301 : 302 };
      rule = next;
    }
    return NOTHING;
  }

  const leadsSomewhere = (path: string): boolean => match(path) !== undefined || isServerPath(path);

  function mask(rule: VanityResponse, url: URL): VanityOutcome {
    const target = targetOf(rule, edition);
    return target && target.pathname !== url.pathname ? masked(target.pathname, rule) : NOTHING;
  }

  function masked(path: string, { urlType }: VanityResponse): VanityOutcome {
    const found = match(path);
    return found ? { does: 'mask', mask: { path, match: found, permanent: urlType === 'MASK' } } : NOTHING;
  }

  /** The rule of a masked gallery or feature is that of its numbered pages too. */
  async function numberedPage(url: URL, own: Match | undefined): Promise<VanityOutcome> {
    const paged = !own || NUMBERED.has(own.route.address) ? pagedPath(url.pathname, config) : undefined;
    if (!paged) return NOTHING;
    const first = new URL(paged.path + url.search, url);
    const { rule, until } = await ruleAt(first);
    const target = rule && isMask(rule) ? targetOf(rule, edition) : undefined;
    if (!rule || !target || target.pathname === paged.path || !isNumbered(target.pathname))
      return { ...NOTHING, until };
    // Page 1 has no number.
    if (paged.pageNumber === '1') return { does: 'redirect', location: first.pathname + first.search, status: 301 };
    return { ...masked(`${target.pathname}${paged.pageNumber}/`, rule), until };
  }

  const isNumbered = (path: string): boolean => NUMBERED.has(match(path)?.route.address ?? '');

  return {
    // A page is worth more than its rule.
    resolve: (url, own) =>
      resolve(url, own).catch((error: unknown) => {
        logger.warn('A friendly address was skipped', { error, path: url.pathname });
        return NOTHING;
      }),
  };
}

/** What the server answers without a page of a route. */
const SERVER_PATHS = ['/apple-news/', '/rss/', '/partner-feed/', '/a/img/', '/a/video/', '/products/', '/sitemaps/'];
const isServerPath = (path: string): boolean => SERVER_PATHS.some((start) => path.startsWith(start));

const isRedirect = ({ urlType }: VanityResponse): boolean =>
  urlType === 'PERMANENT_REDIRECT' || urlType === 'TEMPORARY_REDIRECT';
const isMask = ({ urlType }: VanityResponse): boolean => urlType === 'MASK' || urlType === 'TEMPORARY_MASK';

const earlier = (one: Instant | undefined, other: Instant | undefined): Instant | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
