/** Pages by request context: from the cache, from a render that is already under way, or made now. */
import type { Navigation } from '../components/header/navigation.ts';
import type { Elsewhere, Loaded } from '../pages/load.ts';
import { loaders } from '../pages/loaders.ts';
import type { PageState } from '../pages/page-state.ts';
import type { LoadablePage } from '../pages/registry.ts';
import type { PageContext } from '../pipeline/context.ts';
import { canonicalPath } from '../routes/canonical.ts';
import { type CachedPage, PageCache } from './cache/page-cache.ts';
import type { ContentClient } from './content-api/client.ts';
import { previewOf } from './content-api/preview.ts';
import type { Head } from './document/head.ts';
import type { NavigationSource } from './navigation-source.ts';
import { renderPage } from './render-page.ts';
import { DEFAULT_MAX_AGE, type SiteDeps } from './site-deps.ts';

export interface PageSource {
  /** What is kept under exactly this request target. */
  kept(target: string): CachedPage | undefined;
  document(context: PageContext): Promise<CachedPage | Elsewhere>;
  state(context: PageContext): Promise<{ state: PageState; head: Head } | Elsewhere>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

/** A page names ages ("9 min"), so the server never keeps one longer than this, however long readers may. */
const LONGEST_KEPT_SECONDS = 300;

export const isElsewhere = (answer: object): answer is Elsewhere => 'redirect' in answer;

export function createPageSource(deps: SiteDeps, content: ContentClient, navigation: NavigationSource): PageSource {
  const cache =
    deps.pageCacheBytes > 0 ? new PageCache({ maxBytes: deps.pageCacheBytes, now: deps.clock.now }) : undefined;
  const underWay = new Map<string, Promise<CachedPage | Elsewhere>>();
  /** Grows with every purge: a render that began before one must not be kept after it. */
  let purges = 0;

  function forgetRunning(): void {
    purges += 1;
    underWay.clear();
  }

  async function load(context: PageContext): Promise<Loaded<LoadablePage> | Elsewhere> {
    const { url, match } = context;
    const loaded = await loaders[match.route.meta.page]({
      content,
      url,
      params: match.params,
      query: Object.fromEntries(watchedQuery(context)),
      preview: previewOf(url),
      now: deps.clock.now(),
    });
    return isElsewhere(loaded) ? loaded : { ...loaded, head: { ...loaded.head, canonicalPath: canonicalPath(match) } };
  }

  async function render(context: PageContext): Promise<CachedPage | Elsewhere> {
    const [loaded, links] = await Promise.all([load(context), navigation.get()]);
    return isElsewhere(loaded) ? loaded : finish(context, loaded, links);
  }

  async function finish(context: PageContext, loaded: Loaded<LoadablePage>, links: Navigation): Promise<CachedPage> {
    const state = stateOf(context, loaded, deps.clock.now());
    const routeName = context.match.route.name;
    const document = await renderPage({ state, head: loaded.head, routeName, navigation: links }, deps);
    const { transaction } = context;
    return { document, headers: headersOf(context), tags: [...loaded.tags, 'navigation'], transaction };
  }

  async function renderAndKeep(key: string, context: PageContext, seconds: number): Promise<CachedPage | Elsewhere> {
    const purgesBefore = purges;
    const page = await render(context);
    if (cache && !isElsewhere(page) && purges === purgesBefore) cache.set(key, page, seconds * 1000);
    return page;
  }

  async function document(context: PageContext): Promise<CachedPage | Elsewhere> {
    const key = cacheKey(context);
    const seconds = Math.min(context.match.route.meta.maxAge ?? DEFAULT_MAX_AGE, LONGEST_KEPT_SECONDS);
    if (!cache || !key || seconds === 0) {
      deps.metrics.pageCache('bypass');
      return render(context);
    }
    const kept = cache.get(key);
    if (kept) {
      deps.metrics.pageCache('hit');
      return kept;
    }
    const running = underWay.get(key);
    deps.metrics.pageCache(running ? 'shared' : 'miss');
    if (running) return running;
    const started = renderAndKeep(key, context, seconds).finally(() => {
      if (underWay.get(key) === started) underWay.delete(key);
    });
    underWay.set(key, started);
    return started;
  }

  return {
    kept: (target) => cache?.get(target),
    document,
    async state(context) {
      const loaded = await load(context);
      if (isElsewhere(loaded)) return loaded;
      return { state: stateOf(context, loaded, deps.clock.now()), head: loaded.head };
    },
    purge(tags) {
      forgetRunning();
      cache?.purge(tags);
    },
    purgeAll() {
      forgetRunning();
      cache?.clear();
    },
  };
}

function stateOf(context: PageContext, loaded: Loaded<LoadablePage>, now: number): PageState {
  return {
    content: loaded.content,
    layout: context.match.route.meta.layout,
    brand: context.brand,
    path: context.url.pathname,
    year: new Date(now).getUTCFullYear(),
  };
}

/** What an editor previews is nobody else's, and other the next time. */
const headersOf = ({ url, cacheHeaders }: PageContext): Readonly<Record<string, string>> =>
  previewOf(url) ? { ...cacheHeaders, 'cache-control': 'private, no-cache' } : cacheHeaders;

type Watched = [name: string, value: string | null];

/** The part of the query that the page is asked for by; the rest of it is the reader's and goes no further. */
const watchedQuery = ({ url, match }: PageContext): Watched[] =>
  (match.route.meta.watchQuery ?? []).map((name): Watched => [name, url.searchParams.get(name)]);

/** Only what is declared splits a page: its path and its route's watched query. Overrides and previews are never kept. */
function cacheKey(context: PageContext): string | undefined {
  const { url, features } = context;
  if (features.size > 0 || previewOf(url)) return undefined;
  const watched = watchedQuery(context).map(([name, value]) => [name, value ?? '']);
  return watched.length === 0 ? url.pathname : `${url.pathname}?${new URLSearchParams(watched)}`;
}
