/** The page cache as requests see it: a page that is kept, one that is being made for somebody else (single flight), one made now, or an old one where that fails. */
import { LRUCache } from 'lru-cache';
import { ANY_CHANGE } from '../../content-api/dependencies.ts';
import type { Elsewhere } from '../../pages/load.ts';
import type { PageContext } from '../pipeline/context.ts';
import { type Visitor, visitorOf } from '../platform/visit.ts';
import { DEFAULT_MAX_AGE, type SiteDeps } from '../site-deps.ts';
import { type Dependents, EVERYTHING } from './dependents.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { joined, keyOf, keyOfUnknown, type PageShape } from './page-shape.ts';
import { isFailure, RETRY_MS, STALE_HEADERS, staleIfError } from './stale-if-error.ts';

type Made = CachedPage | Elsewhere;

export interface KeptPages {
  /** What the pages at exactly this request target differ by; undefined when none is kept. */
  shapeOf(target: string): PageShape | undefined;
  /** What is kept under exactly this request target for such a visitor. */
  find(target: string, visitor: Visitor): CachedPage | undefined;
  /** The page of a context; `make` is asked at most once for all who want the same page at the same time. */
  get(context: PageContext, make: () => Promise<Made>): Promise<Made>;
  /** How many changes have been heard of. */
  changesHeard(): number;
}

export const isElsewhere = (answer: object): answer is Elsewhere => 'redirect' in answer;

/** A page names ages ("9 min"), so the server never keeps one longer than this, however long readers may. */
export const LONGEST_KEPT_SECONDS = 300;

/** What is known of an address is small, and learnt again by making its page once. */
const SHAPES_KNOWN = 20_000;

/** A page that is to be kept, for whom, and for how long. */
interface Wanted {
  address: string;
  visitor: Visitor;
  ms: number;
}

export function keepPages({ clock, metrics, reporter, pageCacheBytes }: SiteDeps, dependents: Dependents): KeptPages {
  const { now } = clock;
  const cache =
    pageCacheBytes > 0
      ? new PageCache({ maxBytes: pageCacheBytes, now, dependents, dropped: metrics.pageCacheDropped })
      : undefined;
  const shapes = new LRUCache<string, PageShape>({ max: SHAPES_KNOWN });
  const underWay = new Map<string, Promise<Made>>();
  /** A page that was begun before a change must not be kept after it, nor given to who comes after it. */
  let changes = 0;
  if (cache) metrics.pageCacheHolds(() => ({ pages: cache.pages, bytes: cache.bytes }));

  dependents.watch(ANY_CHANGE, () => {
    changes += 1;
    underWay.clear();
    metrics.pageCacheHeard();
  });
  dependents.watch(EVERYTHING, () => shapes.clear());

  function msToKeep({ match, keptUntil = Number.POSITIVE_INFINITY, changesHeard = changes }: PageContext): number {
    if (changesHeard !== changes) return 0;
    const seconds = Math.min(match.route.meta.maxAge ?? DEFAULT_MAX_AGE, LONGEST_KEPT_SECONDS);
    return Math.min(seconds * 1000, keptUntil - clock.now());
  }

  /** Only the page itself knows what on it goes by the clock; at that instant it is gone already. */
  function keep({ address, visitor, ms }: Wanted, page: CachedPage): void {
    const left = Math.min(ms, (page.until ?? Number.POSITIVE_INFINITY) - clock.now() - 1);
    if (left <= 0) return;
    const shape = joined(shapes.get(address), page.shape);
    shapes.set(address, shape);
    page.fingerprint = page.document.fingerprint;
    cache?.set(keyOf(address, shape, visitor), page, left);
  }

  async function makeAndKeep(wanted: Wanted, make: () => Promise<Made>): Promise<Made> {
    const changesBefore = changes;
    const page = await make();
    if (!isElsewhere(page) && changes === changesBefore) keep(wanted, page);
    return page;
  }

  /** An old page where a new one cannot be made, or not soon: for a moment it is the kept one. */
  function makeOrStale(key: string, wanted: Wanted, make: () => Promise<Made>): Promise<Made> {
    const old = cache?.getStale(key);
    if (!old) return makeAndKeep(wanted, make);
    const stale = { ...old, headers: { ...old.headers, ...STALE_HEADERS } };
    return staleIfError<Made>({
      making: makeInsteadOf(key, wanted, make),
      old: stale,
      onStale() {
        metrics.pageCache('stale');
        cache?.prolong(key, stale, RETRY_MS);
      },
      onFailure: (error) => reporter.report(error, { path: wanted.address }),
    });
  }

  /** What is no page any more is not served as an old one either. */
  async function makeInsteadOf(key: string, wanted: Wanted, make: () => Promise<Made>): Promise<Made> {
    try {
      const made = await makeAndKeep(wanted, make);
      if (isElsewhere(made)) cache?.delete(key);
      return made;
    } catch (error) {
      if (!isFailure(error)) cache?.delete(key);
      throw error;
    }
  }

  function shared(key: string, wanted: Wanted, make: () => Promise<Made>): Promise<Made> {
    const running = underWay.get(key);
    metrics.pageCache(running ? 'shared' : 'miss');
    if (running) return running;
    const started = makeOrStale(key, wanted, make).finally(() => {
      if (underWay.get(key) === started) underWay.delete(key);
    });
    underWay.set(key, started);
    return started;
  }

  return {
    shapeOf: (target) => shapes.get(target),
    find(target, visitor) {
      const shape = shapes.get(target);
      return shape && cache?.get(keyOf(target, shape, visitor));
    },
    async get(context, make) {
      const [address, ms] = [pageKey(context), msToKeep(context)];
      if (!cache || address === undefined || ms <= 0) {
        metrics.pageCache('bypass');
        return make();
      }
      const visitor = visitorOf(context);
      const shape = shapes.get(address);
      const key = shape ? keyOf(address, shape, visitor) : keyOfUnknown(address, visitor);
      const kept = shape && cache.get(key);
      if (!kept) return shared(key, { address, visitor, ms }, make);
      metrics.pageCache('hit');
      return kept;
    },
    changesHeard: () => changes,
  };
}
