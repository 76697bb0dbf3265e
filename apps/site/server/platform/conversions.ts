/**
 * Takes word that a reader did what a page is for: followed an offer, sent a form. Which buckets that counts for is
 * said by the reader's own cookies and by nothing in the request, and for each of them once.
 */
import { type Experiment, type HeaderReader, isRunning, readCookies, restoreStates, setCookie } from '@masthead/rules';
import { boundedBody, type Clock, HttpError, isOurs, type RateLimits, refuseTooMany } from '@masthead/runtime';
import type { Answered, Asked } from '../answer.ts';
import type { ExperimentEvents } from './experiment-events.ts';
import { cookieScope, mayBeTried } from './visit.ts';

/** Names the experiments that this reader's conversion has been counted for. */
const CONVERTED_COOKIE = 'masthead_converted';
const CONVERTED_MAX_AGE = 30 * 86_400;
const SEPARATOR = '.';
const MOST_REMEMBERED = 40;
const MOST_BYTES = 1024;
/** One reader converts a handful of times; a household is one sender. */
const CONVERSIONS = { name: 'conversions', most: 120, perMs: 3_600_000 } as const;

interface ConversionParts {
  experiments: readonly Experiment[];
  events: Pick<ExperimentEvents, 'converted'>;
  clock: Clock;
  limits: RateLimits;
}

export interface Conversions {
  /** Counts it; gives the cookie that says so, where there was anything to count. */
  count(headers: HeaderReader, origin: string): string | undefined;
  take(asked: Asked, sender: string): Promise<Answered>;
}

export function createConversions({ experiments, events, clock, limits }: ConversionParts): Conversions {
  const limit = limits(CONVERSIONS);

  function count(headers: HeaderReader, origin: string): string | undefined {
    const now = clock.now();
    const cookies = readCookies(headers.get('cookie'));
    if (!mayBeTried(headers, cookies, now)) return undefined;
    const { states } = restoreStates(
      cookies,
      experiments.filter((experiment) => isRunning(experiment, now)),
    );
    const before = (cookies.get(CONVERTED_COOKIE)?.[0] ?? '').split(SEPARATOR).filter((id) => states.has(id));
    const fresh = [...states.values()].filter(({ id }) => !before.includes(id));
    if (fresh.length === 0) return undefined;
    events.converted(fresh);
    const ids = [...before, ...fresh.map(({ id }) => id)].slice(-MOST_REMEMBERED);
    return setCookie(CONVERTED_COOKIE, ids.join(SEPARATOR), { maxAge: CONVERTED_MAX_AGE }, cookieScope(origin));
  }

  return {
    count,
    async take({ request, url }, sender) {
      if (!isOurs(request.headers, url.origin)) throw new HttpError(403, 'This is taken from our own pages only');
      await boundedBody(request, MOST_BYTES);
      await refuseTooMany(limit, sender);
      const cookie = count(request.headers, url.origin);
      const headers = { 'cache-control': 'private, no-store', ...(cookie && { 'set-cookie': cookie }) };
      return { response: new Response(null, { status: 204, headers }), transaction: 'conversion' };
    },
  };
}
