/**
 * What a CDN may keep for many readers, and under which keys it is told to drop it (surrogate keys, cache tags). Only what
 * an address and the laws of its reader decide: whatever was made by more of a visit stays in the reader's browser.
 */
import { canBeMet, type Experiment, isRunning, PRIVACY_HEADERS } from '@masthead/rules';
import type { Clock } from '@masthead/runtime';
import { cdnKey } from '@masthead/web';
import { EVERYTHING } from './dependents.ts';
import type { PageShape } from './page-shape.ts';

/** How each is told a page's keys. */
const KEY_HEADERS = {
  fastly: { name: 'surrogate-key', between: ' ' },
  cloudflare: { name: 'cache-tag', between: ',' },
} as const;

export type CdnName = keyof typeof KEY_HEADERS;

/** From when a page is made: five minutes in this process, nine on a CDN (four of them while it asks again), five in a browser. */
const LONGEST_ON_THE_WAY_MS = (300 + 540 + 300) * 1000;

/** What both take. */
const LONGEST_KEYS = 16_000;

/** Undefined where they are too many: what cannot be named cannot be dropped. */
export function keyHeaders(cdn: CdnName, names: Iterable<string>): Readonly<Record<string, string>> | undefined {
  const { name, between } = KEY_HEADERS[cdn];
  const keys = [...new Set([EVERYTHING, ...names].map(cdnKey))].join(between);
  return keys.length > LONGEST_KEYS ? undefined : { [name]: keys };
}

export interface SharablePage {
  headers: Readonly<Record<string, string>>;
  /** Of a page that is kept here, and so is nobody's own. */
  fingerprint?: string;
  tags?: readonly string[];
  shape?: PageShape;
  until?: number | undefined;
  /** The name of its route. */
  transaction?: string;
}

export interface Sharing {
  cdn: CdnName | undefined;
  experiments: readonly Experiment[];
  clock: Clock;
}

/** The headers of a page that a CDN may keep, instead of its own; undefined for any other. */
export type SharedHeaders = (page: SharablePage) => Readonly<Record<string, string>> | undefined;

export function createSharedHeaders({ cdn, experiments, clock }: Sharing): SharedHeaders {
  if (cdn === undefined) return () => undefined;
  const keysOf = (names: readonly string[]) => keyHeaders(cdn, names);
  const byChance = experiments.filter(({ byCookieOnly }) => !byCookieOnly);

  const known = new WeakMap<SharablePage, ReturnType<SharedHeaders>>();
  return (page) => {
    if (!known.has(page)) known.set(page, headersOf(page));
    return known.get(page);
  };

  function headersOf({
    headers,
    fingerprint,
    tags,
    shape,
    until,
    transaction = '',
  }: SharablePage): ReturnType<SharedHeaders> {
    if (fingerprint === undefined || !tags || !shape || shape.device || shape.agent) return undefined;
    const now = clock.now();
    // A CDN would keep on showing what the clock has ended, and draws nobody into an experiment.
    if (until !== undefined && until < now + LONGEST_ON_THE_WAY_MS) return undefined;
    const page = { route: transaction, topics: shape.topics };
    if (byChance.some((each) => isRunning(each, now) && canBeMet(each.criteria, page))) return undefined;
    const cacheControl = sharedCacheControl(headers['cache-control']);
    const keys = keysOf(tags);
    return cacheControl === undefined || !keys ? undefined : { 'cache-control': cacheControl, vary: VARY, ...keys };
  }
}

const VARY = ['accept-encoding', ...PRIVACY_HEADERS].join(', ');

const KEPT_BY_READERS = /^private, (max-age=(\d+)(?:, stale-while-revalidate=(\d+))?)$/;

/** A CDN is told of changes, and may keep a page unasked for as long as a browser may in all. */
function sharedCacheControl(ofReaders = ''): string | undefined {
  const [, times, unasked = '0', behind = '0'] = KEPT_BY_READERS.exec(ofReaders) ?? [];
  return times && `public, ${times}, s-maxage=${Number(unasked) + Number(behind)}`;
}
