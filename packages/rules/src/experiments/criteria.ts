/** Which pages and visitors an experiment is for. A criterion is data, so that it can be shown as well as tested. */
import type { AddressName } from '@masthead/urls';
import { DEVICES, type Device } from '../device/device.ts';
import { type PageFacts, routeName } from '../page-facts.ts';

/** Runs in the browser alone. */
export type ClientTest = (facts: PageFacts) => boolean;

export type Criterion =
  | { readonly kind: 'route'; readonly names: readonly AddressName[] }
  | { readonly kind: 'topic'; readonly slugs: readonly string[] }
  | { readonly kind: 'device'; readonly devices: readonly Device[] }
  /** Without values, the header's presence is enough. */
  | { readonly kind: 'header'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'no-crawler' }
  | { readonly kind: 'client'; readonly test: ClientTest }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Criterion[] }
  | { readonly kind: 'not'; readonly of: Criterion };

export type Criteria = Criterion | ClientTest;

/** `unknown`: its topics decide, and nobody has loaded it yet. `browser`: only there could it be decided. */
export type Verdict = 'met' | 'unmet' | 'unknown' | 'browser';

const CRAWLERS = /Yeti|Baiduspider|Linespider|googlebot/i;

export const HEADER_IN_BROWSER = 'A header criterion cannot run in the browser';

export const onRoutes = (...names: readonly AddressName[]): Criterion => ({ kind: 'route', names });
export const aboutTopics = (...slugs: readonly string[]): Criterion => ({ kind: 'topic', slugs });
export const onDevices = (...devices: readonly Device[]): Criterion => ({ kind: 'device', devices });
export const withHeader = (name: string, ...values: readonly string[]): Criterion => ({ kind: 'header', name, values });
export const noCrawler: Criterion = { kind: 'no-crawler' };
export const inBrowser = (test: ClientTest): Criterion => ({ kind: 'client', test });
export const and = (...of: readonly Criterion[]): Criterion => ({ kind: 'and', of });
export const or = (...of: readonly Criterion[]): Criterion => ({ kind: 'or', of });
export const butNot = (of: Criterion): Criterion => ({ kind: 'not', of });

export function evaluate(criteria: Criteria, facts: PageFacts): Verdict {
  const criterion: Criterion = typeof criteria === 'function' ? inBrowser(criteria) : criteria;
  switch (criterion.kind) {
    case 'route':
      return verdict(criterion.names.some((name) => name === routeName(facts.route)));
    case 'topic':
      return facts.topics ? verdict(facts.topics.some((slug) => criterion.slugs.includes(slug))) : 'unknown';
    case 'device':
      return verdict(criterion.devices.includes(facts.device));
    case 'header':
      return verdict(hasHeader(criterion, facts));
    case 'no-crawler':
      return verdict(!CRAWLERS.test(facts.userAgent));
    case 'client':
      return facts.headers ? 'browser' : verdict(holds(criterion.test, facts));
    case 'and':
      return strongest(['unmet', 'browser', 'unknown'], criterion.of, facts) ?? 'met';
    case 'or':
      return strongest(['met', 'browser', 'unknown'], criterion.of, facts) ?? 'unmet';
    case 'not':
      return OPPOSITE[evaluate(criterion.of, facts)];
  }
}

/**
 * Whether it can be met on pages of a route and about these topics, by whoever asks for them and with whichever device:
 * what is kept for many must not be in their way.
 */
export function canBeMet(criteria: Criteria, page: Pick<PageFacts, 'route' | 'topics'>): boolean {
  return couldBe(typeof criteria === 'function' ? inBrowser(criteria) : criteria, page, true);
}

/** Whether there is anybody for whom it comes out so. */
function couldBe(criterion: Criterion, page: Pick<PageFacts, 'route' | 'topics'>, wanted: boolean): boolean {
  switch (criterion.kind) {
    case 'route':
      return criterion.names.some((name) => name === routeName(page.route)) === wanted;
    case 'topic':
      return !page.topics || page.topics.some((slug) => criterion.slugs.includes(slug)) === wanted;
    case 'not':
      return couldBe(criterion.of, page, !wanted);
    case 'and':
    case 'or':
      return (criterion.kind === 'and') === wanted
        ? criterion.of.every((each) => couldBe(each, page, wanted))
        : criterion.of.some((each) => couldBe(each, page, wanted));
    case 'device':
    case 'header':
    case 'no-crawler':
    case 'client':
      return true;
  }
}

const OPPOSITE = { met: 'unmet', unmet: 'met', unknown: 'unknown', browser: 'browser' } as const satisfies Record<
  Verdict,
  Verdict
>;

const verdict = (isMet: boolean): Verdict => (isMet ? 'met' : 'unmet');

/** The first of these verdicts that any criterion comes to. What settles the question stops the search. */
function strongest(order: readonly Verdict[], criteria: readonly Criterion[], facts: PageFacts): Verdict | undefined {
  const found = new Set<Verdict>();
  for (const criterion of criteria) {
    const outcome = evaluate(criterion, facts);
    if (outcome === order[0]) return outcome;
    found.add(outcome);
  }
  return order.find((each) => found.has(each));
}

function hasHeader({ name, values }: { name: string; values: readonly string[] }, { headers }: PageFacts): boolean {
  if (!headers) throw new Error(HEADER_IN_BROWSER);
  const value = headers.get(name);
  return value !== null && (values.length === 0 || values.includes(value));
}

function holds(test: ClientTest, facts: PageFacts): boolean {
  try {
    return test(facts) === true;
  } catch {
    return false;
  }
}

/** Criteria in plain words, for a summary. */
export function describeCriteria(criteria: Criteria): string {
  if (typeof criteria === 'function') return 'as the browser decides';
  switch (criteria.kind) {
    case 'route':
      return `on ${criteria.names.join(', ')} pages`;
    case 'topic':
      return `about ${criteria.slugs.join(', ')}`;
    case 'device':
      return criteria.devices.length === DEVICES.length ? 'on any device' : `on ${criteria.devices.join(' or ')}`;
    case 'header':
      return `with the header ${criteria.name}`;
    case 'no-crawler':
      return 'not for crawlers';
    case 'client':
      return 'as the browser decides';
    case 'and':
      return criteria.of.map(describeCriteria).join('; ') || 'on every page';
    case 'or':
      return `(${criteria.of.map(describeCriteria).join(' or ')})`;
    case 'not':
      return `except ${describeCriteria(criteria.of)}`;
  }
}
