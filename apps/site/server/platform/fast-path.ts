/**
 * The fast path: finds a kept page for a request without running the pipeline. Whoever is in an experiment, or would be put into one
 * by this page, goes the whole way: what they are told is theirs alone.
 */
import {
  COOKIE_PREFIX,
  DEFAULT_DEVICE,
  DEVICE_COOKIE,
  DEVICE_HEADER,
  type Device,
  deviceOf,
  type Experiment,
  experimentsFor,
  type HeaderReader,
  readCookies,
} from '@masthead/rules';
import type { Clock } from '@masthead/runtime';
import type { Matcher } from '../../routes/match.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import type { PageShape } from '../cache/page-shape.ts';
import type { PageSource } from '../page-source.ts';
import { createRunning } from './running.ts';
import { userAgentOf, type Visitor } from './visit.ts';

export type FastPath = (target: string, headers: HeaderReader) => CachedPage | undefined;

interface FastPathParts {
  pages: Pick<PageSource, 'shapeOf' | 'kept'>;
  match: Matcher;
  clock: Clock;
  experiments: readonly Experiment[];
}

/** What is asked for with a query goes the whole way. */
const NO_QUERY = new URLSearchParams();

export function createFastPath({ pages, match, clock, experiments }: FastPathParts): FastPath {
  const running = createRunning(experiments.filter(({ byCookieOnly }) => !byCookieOnly));

  function isTriedOut(target: string, { topics }: PageShape, visitor: Visitor, headers: HeaderReader): boolean {
    const now = clock.now();
    const candidates = running(now);
    if (candidates.length === 0) return false;
    const found = match(target);
    const { device, userAgent } = visitor;
    const facts = { route: found?.route.name ?? '', query: NO_QUERY, device, userAgent, headers, topics };
    return experimentsFor(candidates, facts, now).length > 0;
  }

  return (target, headers) => {
    const shape = target.includes('?') ? undefined : pages.shapeOf(target);
    const cookie = headers.get('cookie') ?? '';
    if (!shape || cookie.includes(COOKIE_PREFIX)) return undefined;
    const visitor = new VisitorWithoutBuckets(headers, cookie);
    return isTriedOut(target, shape, visitor, headers) ? undefined : pages.kept(target, visitor);
  };
}

/** Read only when somebody asks: most pages are the same on every device. */
class VisitorWithoutBuckets implements Visitor {
  readonly #headers: HeaderReader;
  readonly #cookie: string;

  constructor(headers: HeaderReader, cookie: string) {
    this.#headers = headers;
    this.#cookie = cookie;
  }

  get device(): Device {
    const [headers, cookie] = [this.#headers, this.#cookie];
    if (!cookie.includes(DEVICE_COOKIE) && headers.get(DEVICE_HEADER) === null) return DEFAULT_DEVICE;
    return deviceOf({ query: NO_QUERY, cookies: readCookies(cookie), headers });
  }

  get userAgent(): string {
    return userAgentOf(this.#headers);
  }

  experiments(): string {
    return '';
  }
}
