/** Notes addresses that were asked for and are not there: counted here and told together, so that a 404 writes nothing. */
import type { MissingCount } from '@masthead/model';
import type { Logger, RateLimit } from '@masthead/runtime';
import { plainPath, withSlash } from '@masthead/web';
import { type Batch, createBatch } from './batch.ts';
import { isRobot } from './browser-family.ts';

export interface MissingAddresses extends Pick<Batch<MissingCount>, 'flush' | 'close'> {
  /** Returns at once; the answer does not wait for it. */
  note(request: Request, url: URL, sender: string | undefined): void;
}

interface MissingParts {
  tell(addresses: readonly MissingCount[]): Promise<void>;
  /** How many one sender is noted for. */
  limit: RateLimit;
  logger: Logger;
}

/** A reader meets a handful, a crawler with old links some; who meets more is looking for holes. */
export const MISSES = { name: 'missing-addresses', most: 60, perMs: 600_000 } as const;
const MOST_WAITING = 100;
const MOST_REFERRERS = 3;
const LONGEST = 200;

export function createMissingAddresses({ tell, limit, logger }: MissingParts): MissingAddresses {
  const batch = createBatch<MissingCount>({
    most: MOST_WAITING,
    join,
    tell,
    failed: 'Missing addresses could not be told: they are told again later',
    logger,
  });

  async function noteWithin(count: MissingCount, sender: string | undefined): Promise<void> {
    if (sender === undefined || (await limit.take(sender)) === undefined) batch.add(count.path, count);
  }

  return {
    flush: batch.flush,
    close: batch.close,
    note({ method, headers }, url, sender) {
      const path = method === 'GET' ? missingPath(url.pathname) : undefined;
      if (path === undefined) return;
      const robots = isRobot(headers.get('user-agent')) ? 1 : 0;
      const referrer = referrerOf(headers.get('referer'), url.host);
      const referrers = referrer === undefined ? [] : [{ referrer, times: 1 }];
      void noteWithin({ path, readers: 1 - robots, robots, referrers }, sender).catch((error: unknown) =>
        logger.warn('A missing address could not be noted', { error }),
      );
    },
  };
}

function join(before: MissingCount, next: MissingCount): MissingCount {
  return {
    path: before.path,
    readers: before.readers + next.readers,
    robots: before.robots + next.robots,
    referrers: next.referrers.reduce(withReferrer, before.referrers),
  };
}

function withReferrer(known: MissingCount['referrers'], { referrer, times }: MissingCount['referrers'][number]) {
  if (!known.some((each) => each.referrer === referrer))
    return known.length < MOST_REFERRERS ? [...known, { referrer, times }] : known;
  return known.map((each) => (each.referrer === referrer ? { referrer, times: each.times + times } : each));
}

/** What a rule can be made for; anything else was never a page. */
const ADDRESS = /^\/([a-z0-9_-]+\/)*([a-z0-9_-]+\/|[a-z0-9_-]+\.html?)$/;
/** Keys that lead to one person's page are that long, and no word is. */
const KEY = /[a-z0-9_]{32,}/;
/** Where holes of other systems are looked for, by the first part of the path. */
const PROBES =
  /^\/(_.*|wp(-\w+)?|wordpress|xmlrpc|admin\w*|phpmyadmin|pma|cgi-bin|vendor|actuator|solr|jenkins|owa|autodiscover|boaform|server-status|telescope|env|git|backup\w*|shell|hnap1|sdk|druid|geoserver|telerik\w*|magento\w*|laravel|symfony|phpunit)\//;

/** As a rule would have it: with its slash, in small letters, nothing encoded that need not be. */
export function missingPath(pathname: string): string | undefined {
  const path = withSlash(plainPath(pathname)).toLowerCase();
  return path.length <= LONGEST && ADDRESS.test(path) && !KEY.test(path) && !PROBES.test(path) ? path : undefined;
}

/** Host and path, of a page of ours its path: what was asked there is nobody's business. */
export function referrerOf(header: string | null, ownHost: string): string | undefined {
  const url = URL.parse(header ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const page = (url.host === ownHost ? '' : url.host) + url.pathname;
  return page.length <= LONGEST ? page : `${url.host}/`;
}
