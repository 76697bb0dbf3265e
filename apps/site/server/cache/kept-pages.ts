/** Finished pages for many readers: one that is kept, one that is being made for somebody else, or one made now. */
import type { Elsewhere } from '../../pages/load.ts';
import type { PageContext } from '../../pipeline/context.ts';
import { DEFAULT_MAX_AGE, type SiteDeps } from '../site-deps.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

type Made = CachedPage | Elsewhere;

export interface KeptPages {
  /** What is kept under exactly this request target. */
  find(target: string): CachedPage | undefined;
  /** The page of a context; `make` is asked at most once for all who want the same page at the same time. */
  get(context: PageContext, make: () => Promise<Made>): Promise<Made>;
  /** How many changes have been heard of. */
  changesHeard(): number;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

export const isElsewhere = (answer: object): answer is Elsewhere => 'redirect' in answer;

/** A page names ages ("9 min"), so the server never keeps one longer than this, however long readers may. */
export const LONGEST_KEPT_SECONDS = 300;

export function keepPages({ clock, metrics, pageCacheBytes }: SiteDeps): KeptPages {
  const cache = pageCacheBytes > 0 ? new PageCache({ maxBytes: pageCacheBytes, now: clock.now }) : undefined;
  const underWay = new Map<string, Promise<Made>>();
  /** A page that was begun before a change must not be kept after it, nor given to who comes after it. */
  let changes = 0;
  if (cache) metrics.pageCacheHolds(() => ({ pages: cache.pages, bytes: cache.bytes }));

  function changed(): void {
    changes += 1;
    underWay.clear();
  }

  function msToKeep({ match, keptUntil = Number.POSITIVE_INFINITY, changesHeard = changes }: PageContext): number {
    if (changesHeard !== changes) return 0;
    const seconds = Math.min(match.route.meta.maxAge ?? DEFAULT_MAX_AGE, LONGEST_KEPT_SECONDS);
    return Math.min(seconds * 1000, keptUntil - clock.now());
  }

  /** Only the page itself knows what on it goes by the clock; at that instant it is gone already. */
  function keep(key: string, page: CachedPage, ms: number): void {
    const left = Math.min(ms, (page.until ?? Number.POSITIVE_INFINITY) - clock.now() - 1);
    if (left > 0) cache?.set(key, page, left);
  }

  async function makeAndKeep(key: string, ms: number, make: () => Promise<Made>): Promise<Made> {
    const changesBefore = changes;
    const page = await make();
    if (!isElsewhere(page) && changes === changesBefore) keep(key, page, ms);
    return page;
  }

  function shared(key: string, ms: number, make: () => Promise<Made>): Promise<Made> {
    const running = underWay.get(key);
    metrics.pageCache(running ? 'shared' : 'miss');
    if (running) return running;
    const started = makeAndKeep(key, ms, make).finally(() => {
      if (underWay.get(key) === started) underWay.delete(key);
    });
    underWay.set(key, started);
    return started;
  }

  return {
    find: (target) => cache?.get(target),
    async get(context, make) {
      const [key, ms] = [pageKey(context), msToKeep(context)];
      if (!cache || key === undefined || ms <= 0) {
        metrics.pageCache('bypass');
        return make();
      }
      const kept = cache.get(key);
      if (!kept) return shared(key, ms, make);
      metrics.pageCache('hit');
      return kept;
    },
    changesHeard: () => changes,
    purge(tags) {
      changed();
      metrics.pageCachePurged(cache?.purge(tags) ?? 0);
    },
    purgeAll() {
      changed();
      metrics.pageCachePurged(cache?.clear() ?? 0);
    },
  };
}
