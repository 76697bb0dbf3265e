import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../pipeline/context.ts';
import { createMatcher, type Match } from '../../routes/match.ts';
import { PageDocument } from '../document/page-document.ts';
import { firstContext } from '../route-request.ts';
import type { SiteDeps } from '../site-deps.ts';
import { contentOf, siteOf } from '../testing/site-of.ts';
import { type KeptPages, keepPages } from './kept-pages.ts';
import type { CachedPage } from './page-cache.ts';

const match = createMatcher();

interface Asked extends Partial<PageContext> {
  meta?: Partial<Match['route']['meta']>;
}

function contextOf(address: string, { meta, ...more }: Asked = {}): PageContext {
  const url = new URL(address, 'http://localhost');
  const found = match(url.pathname);
  if (!found) throw new Error(`no route for ${address}`);
  const route = { ...found.route, meta: { ...found.route.meta, ...meta } };
  return { ...firstContext(url, new Headers(), { ...found, route }, 'id'), user: null, ...more };
}

const pageOf = (text: string): CachedPage => ({
  document: new PageDocument({ beforeNonce: '', afterNonce: [text] }),
  headers: {},
  tags: ['story:a'],
  transaction: 'test',
});

function pagesOf(changes: Partial<SiteDeps> = {}) {
  const { deps, cache, purged, held } = siteOf(contentOf({}), changes);
  cache.length = 0;
  return { pages: keepPages(deps), outcomes: cache, purged, held };
}

/** Asks for the same page so often, and tells how often it was made. */
async function madeFor(pages: KeptPages, ...contexts: PageContext[]): Promise<number> {
  let made = 0;
  for (const context of contexts)
    await pages.get(context, async () => {
      made += 1;
      return pageOf('x');
    });
  return made;
}

describe('a page is kept once for', () => {
  it('its address, whatever else the reader’s query says', async () => {
    const { pages, held } = pagesOf();
    const asked = Array.from({ length: 50 }, (_, index) => contextOf(`/news/a/?x=${index}&utm_source=${index}`));
    expect(await madeFor(pages, ...asked)).toBe(1);
    expect(held().pages).toBe(1);
  });

  it('each value of the query that its route watches, the first where one is repeated', async () => {
    const { pages } = pagesOf();
    const meta = { watchQuery: ['sort'] };
    const asked = ['?sort=new', '?sort=old', '?sort=new&sort=old', '?x=1&sort=new', ''];
    expect(await madeFor(pages, ...asked.map((query) => contextOf(`/news/a/${query}`, { meta })))).toBe(3);
  });

  it('each set of experiment buckets, in whatever order, where its route says that they matter', async () => {
    const buckets = [[], ['a:1:x'], ['a:1:y'], ['a:1:x', 'b:1:z'], ['b:1:z', 'a:1:x']];
    const { pages } = pagesOf();
    const varying = { meta: { varyOn: ['experiments'] } satisfies Asked['meta'] };
    expect(
      await madeFor(pages, ...buckets.map((experiments) => contextOf('/news/a/', { ...varying, experiments }))),
    ).toBe(4);
    expect(await madeFor(pages, ...buckets.map((experiments) => contextOf('/news/b/', { experiments })))).toBe(1);
  });

  it('each brand where its route says that it matters', async () => {
    const { pages } = pagesOf();
    const asked = (['cnet', 'roadshow', 'cnet'] as const).map((brand) =>
      contextOf('/news/a/', { brand, meta: { varyOn: ['brand'] } }),
    );
    expect(await madeFor(pages, ...asked)).toBe(2);
  });
});

describe('a page that many want at the same time', () => {
  it('is made once for all of them', async () => {
    const { pages } = pagesOf();
    let made = 0;
    const make = async (): Promise<CachedPage> => {
      made += 1;
      return pageOf('x');
    };
    const given = await Promise.all(Array.from({ length: 50 }, () => pages.get(contextOf('/news/a/'), make)));
    expect([made, new Set(given).size]).toEqual([1, 1]);
  });

  it('is made anew for who comes after a change', async () => {
    const { pages } = pagesOf();
    const { promise, resolve } = Promise.withResolvers<CachedPage>();
    const before = pages.get(contextOf('/news/a/'), () => promise);
    pages.purge(['story:a']);
    const after = await pages.get(contextOf('/news/a/'), async () => pageOf('new'));
    resolve(pageOf('old'));
    expect(await before).not.toBe(after);
    expect(pages.find('/news/a/')).toBe(after);
  });

  it('is tried again after it could not be made', async () => {
    const { pages } = pagesOf();
    const failing = pages.get(contextOf('/news/a/'), () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await madeFor(pages, contextOf('/news/a/'))).toBe(1);
  });
});

describe('a page that differs by more than its address', () => {
  it('is not found by its address alone', async () => {
    const { pages } = pagesOf();
    await madeFor(pages, contextOf('/news/a/', { meta: { varyOn: ['experiments'] } }), contextOf('/news/b/'));
    expect(pages.find('/news/a/')).toBeUndefined();
    expect(pages.find('/news/b/')).toBeDefined();
  });
});

describe('a page is made for one reader alone', () => {
  const article = contextOf('/news/a/').match;
  const permanent = { path: '/news/a/', match: article, permanent: true };

  it.each<[string, string, Asked]>([
    ['who is signed in', '/news/a/', { user: { sub: '1' } }],
    ['who is given a cookie', '/news/a/', { cacheHeaders: { 'set-cookie': 'a=b' } }],
    ['who turns a feature on', '/news/a/?enableFeatures=x', { features: new Set(['x']) }],
    ['who turns a feature off', '/news/a/?disableFeatures=x', {}],
    ['who sees a preview', '/news/a/?preview=draft', {}],
    ['who comes by a lent address', '/topics/x/', { match: article, mask: { ...permanent, permanent: false } }],
    ['who writes its address otherwise', '/topics/phones/1/', {}],
    ['whose request came before the last change', '/news/a/', { changesHeard: -1 }],
    ['when its time is over', '/news/a/', { keptUntil: 0 }],
    ['when its route says so', '/news/a/', { meta: { maxAge: 0 } }],
  ])('%s', async (_, address, asked) => {
    const { pages, outcomes, held } = pagesOf();
    const context = contextOf(address, asked);
    expect(await madeFor(pages, context, context)).toBe(2);
    expect([outcomes, held().pages]).toEqual([['bypass', 'bypass'], 0]);
  });

  it('and is not given to those who wait for the one that is kept', async () => {
    const { pages } = pagesOf();
    const cookie = contextOf('/news/a/', { cacheHeaders: { 'set-cookie': 'a=b' } });
    const [mine, theirs] = await Promise.all([
      pages.get(cookie, async () => pageOf('mine')),
      pages.get(contextOf('/news/a/'), async () => pageOf('theirs')),
    ]);
    expect(mine).not.toBe(theirs);
  });

  it('but not by a friendly address that is its own for good', async () => {
    const { pages } = pagesOf();
    const context = contextOf('/topics/x/', { match: article, mask: permanent });
    expect(await madeFor(pages, context, context)).toBe(1);
    expect(pages.find('/topics/x/')).toBeDefined();
  });
});

describe('a page that goes by the clock', () => {
  it.each([
    [999, 1],
    [1000, 2],
  ])('and holds for a second is after %d ms made so often: %d', async (passed, times) => {
    let now = 5000;
    const { pages } = pagesOf({ clock: { now: () => now } });
    let made = 0;
    const ask = () =>
      pages.get(contextOf('/'), async () => {
        made += 1;
        return { ...pageOf('x'), until: 6000 };
      });
    await ask();
    now += passed;
    await ask();
    expect(made).toBe(times);
  });
});

describe('the page cache tells', () => {
  it('how it was asked: hits, misses, shared and passed by', async () => {
    const { pages, outcomes } = pagesOf();
    const context = contextOf('/news/a/');
    await Promise.all([madeFor(pages, context), madeFor(pages, context)]);
    await madeFor(pages, context, contextOf('/news/a/?preview=x'));
    expect(outcomes).toEqual(['miss', 'shared', 'hit', 'bypass']);
  });

  it('each change it heard of, and how many pages that dropped', async () => {
    const { pages, purged } = pagesOf();
    await madeFor(pages, contextOf('/news/a/'), contextOf('/news/b/'));
    pages.purge(['story:other']);
    pages.purge(['story:a', 'navigation']);
    await madeFor(pages, contextOf('/news/a/'));
    pages.purgeAll();
    expect(purged).toEqual([0, 2, 1]);
  });

  it('how many pages and bytes it holds, which is never more than it may', async () => {
    const { pages, held } = pagesOf({ pageCacheBytes: 20_000 });
    const make = async () => pageOf('x'.repeat(3000));
    for (let index = 0; index < 50; index += 1) {
      await pages.get(contextOf(`/news/story-${index}/`), make);
      expect(held().bytes).toBeLessThanOrEqual(20_000);
    }
    expect(held().pages).toBe(5);
    pages.purgeAll();
    expect(held()).toEqual({ pages: 0, bytes: 0 });
  });
});
