import { assignBuckets, type Device, type Experiment, readCookies } from '@masthead/rules';
import { BROWSER_AGENT, someExperiment } from '@masthead/rules/testing';
import { describe, expect, it } from 'vitest';
import { createMatcher, type Match } from '../../routes/match.ts';
import { PageDocument } from '../document/page-document.ts';
import type { PageContext } from '../pipeline/context.ts';
import { factsOf, visitorOf } from '../platform/visit.ts';
import { firstContext } from '../route-request.ts';
import type { SiteDeps } from '../site-deps.ts';
import { contentOf, siteOf } from '../testing/site-of.ts';
import { createDependents } from './dependents.ts';
import { type KeptPages, keepPages } from './kept-pages.ts';
import type { CachedPage } from './page-cache.ts';
import type { PageShape } from './page-shape.ts';

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

const PLAIN: PageShape = { device: false, agent: false, topics: [] };

const pageOf = (text: string, shape: Partial<PageShape> = {}): CachedPage => ({
  document: new PageDocument({ beforeNonce: '', afterNonce: [text] }),
  headers: {},
  tags: ['story:a'],
  shape: { ...PLAIN, ...shape },
  platform: {},
  transaction: 'test',
});

function pagesOf(more: Partial<SiteDeps> = {}) {
  const { deps, cache, changes, held } = siteOf(contentOf({}), more);
  cache.length = 0;
  const dependents = createDependents();
  return { pages: keepPages(deps, dependents), outcomes: cache, changes, held, dependents };
}

/** Asks for the same page so often, and tells how often it was made. */
const madeFor = (pages: KeptPages, ...contexts: PageContext[]): Promise<number> => madeAs(pages, {}, ...contexts);

/** The same of a page that looks at some of the visit. */
async function madeAs(pages: KeptPages, shape: Partial<PageShape>, ...contexts: PageContext[]): Promise<number> {
  let made = 0;
  for (const context of contexts)
    await pages.get(context, async () => {
      made += 1;
      return pageOf('x', shape);
    });
  return made;
}

/** Somebody without cookies on a device of no name. */
const foundBy = (pages: KeptPages, address: string) => pages.find(address, visitorOf(contextOf(address)));

const running = (changes: Parameters<typeof someExperiment>[0] = {}): Experiment =>
  someExperiment({ startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z', ...changes });

/** A visit with these cookies while these experiments run; whoever has no cookie draws the same slot. */
function visitWith(address: string, all: readonly Experiment[], cookie = '', slot = 0): PageContext {
  const context = contextOf(address);
  const now = Date.parse('2026-11-15T18:00:00Z');
  const visit = { experiments: all, facts: factsOf(context), cookies: readCookies(cookie), now };
  return { ...context, experiments: assignBuckets({ ...visit, random: () => slot / 101, mayRemember: true }) };
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

  it('each bucket of an experiment that it is in, and for all who are in none', async () => {
    const { pages } = pagesOf();
    const all = [running({ id: 'colour' }), running({ id: 'size' })];
    const said = ['colour:1:red', 'colour:1:blue', 'colour:1:exclude'].map(
      (state) => `nemo_highlander_colour=${state}`,
    );
    const visits = said.map((cookie) => visitWith('/news/a/', all, cookie));
    expect(await madeFor(pages, ...visits, ...visits)).toBe(3);
  });

  it('all buckets of an experiment that is about something else', async () => {
    const { pages } = pagesOf();
    const all = [running({ criteria: { kind: 'topic', slugs: ['mattresses'] } })];
    const visits = (address: string) => [0, 1, 60].map((slot) => visitWith(address, all, '', slot));
    expect(await madeAs(pages, { topics: ['phones'] }, ...visits('/news/a/'))).toBe(1);
    expect(await madeAs(pages, { topics: ['mattresses'] }, ...visits('/news/b/'))).toBe(3);
  });

  it('whatever cookies, queries and headers people make up', async () => {
    const { pages, held } = pagesOf();
    const forged = [
      '',
      'nemo_highlander_colour=colour:1:green',
      'nemo_highlander_colour=colour:2:red',
      `nemo_highlander_colour=${'x'.repeat(5000)}`,
      'nemo_highlander_colour=colour:1:red; nemo_highlander_colour=colour:1:blue',
      'nemo_highlander_colour=a:b:c:d',
      'nemo_highlander=1; nemo_highlander_=; nemo_highlander_size=size:1:red',
      'cdn_device=desktop; cdn_device=tv',
    ];
    await madeFor(pages, ...forged.map((cookie) => visitWith('/news/a/?setDevice=tv', [running()], cookie, 1)));
    expect(held().pages).toBeLessThanOrEqual(2);
  });

  it.each([
    ['device', { device: true }, 3],
    ['device', {}, 1],
  ] as const)('each %s only where it looks at it: %j', async (_, shape, times) => {
    const { pages } = pagesOf();
    const devices: Device[] = ['mobile', 'desktop', 'tablet', 'desktop'];
    expect(await madeAs(pages, shape, ...devices.map((device) => contextOf('/news/a/', { device })))).toBe(times);
  });

  it.each([
    ['those that it tells apart', { agent: true }, 3],
    ['nobody in particular', {}, 1],
  ] as const)('each kind of agent: %s', async (_, shape, times) => {
    const { pages } = pagesOf();
    const agents = [BROWSER_AGENT, 'Googlebot', 'Ahrefsbot/7', `${BROWSER_AGENT} PTST/1`, 'curl/8', 'x'.repeat(4000)];
    const visits = agents.map((agent) => contextOf('/news/a/', { headers: new Headers({ 'user-agent': agent }) }));
    expect(await madeAs(pages, shape, ...visits)).toBe(times);
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
    const { pages, dependents } = pagesOf();
    const { promise, resolve } = Promise.withResolvers<CachedPage>();
    const before = pages.get(contextOf('/news/a/'), () => promise);
    dependents.heard(['story:a']);
    const after = await pages.get(contextOf('/news/a/'), async () => pageOf('new'));
    resolve(pageOf('old'));
    expect(await before).not.toBe(after);
    expect(foundBy(pages, '/news/a/')).toBe(after);
  });

  it('is tried again after it could not be made', async () => {
    const { pages } = pagesOf();
    const failing = pages.get(contextOf('/news/a/'), () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await madeFor(pages, contextOf('/news/a/'))).toBe(1);
  });
});

describe('a page that differs by more than its address', () => {
  it('is found only by who is like the one that it was made for', async () => {
    const { pages } = pagesOf();
    await madeAs(pages, { device: true }, contextOf('/news/a/', { device: 'desktop' }));
    const at = (device: Device) => pages.find('/news/a/', visitorOf(contextOf('/news/a/', { device })));
    expect([at('desktop') === undefined, at('mobile')]).toEqual([false, undefined]);
  });

  it('is not mixed up with one that was made when nobody knew that it differs', async () => {
    const { pages, dependents } = pagesOf();
    const desktop = contextOf('/news/a/', { device: 'desktop' });
    const mobile = contextOf('/news/a/', { device: 'mobile' });
    await pages.get(desktop, async () => pageOf('the same for all'));
    dependents.heard(['story:a']);
    const small = await pages.get(mobile, async () => pageOf('small', { device: true }));
    const large = await pages.get(desktop, async () => pageOf('large', { device: true }));
    expect(large).not.toBe(small);
    expect(await pages.get(mobile, async () => pageOf('never'))).toBe(small);
  });

  it('is made for each at the same time, as long as nobody knows what it differs by', async () => {
    const { pages } = pagesOf();
    const [small, large] = await Promise.all(
      (['mobile', 'desktop'] as const).map((device) =>
        pages.get(contextOf('/news/a/', { device }), async () => pageOf(device, { device: true })),
      ),
    );
    expect(small).not.toBe(large);
  });
});

describe('a page is made for one reader alone', () => {
  const article = contextOf('/news/a/').match;
  const permanent = { path: '/news/a/', match: article, permanent: true };

  it.each<[string, string, Asked]>([
    ['who is signed in', '/news/a/', { user: { sub: '1' } }],
    ['who is given a cookie', '/news/a/', { cacheHeaders: { 'set-cookie': 'a=b' } }],
    ['who turns a feature on', '/news/a/?enableFeatures=x', { overridden: true }],
    ['who turns a feature off', '/news/a/?disableFeatures=x', { overridden: true }],
    ['who says something that features look at', '/news/a/?adSuppress=all', {}],
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
    expect(foundBy(pages, '/topics/x/')).toBeDefined();
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
    const { pages, changes, dependents } = pagesOf();
    await madeFor(pages, contextOf('/news/a/'), contextOf('/news/b/'));
    dependents.heard(['story:other']);
    expect(changes).toEqual({ heard: 1, dropped: 0 });
    dependents.heard(['story:a', 'navigation']);
    expect(changes).toEqual({ heard: 2, dropped: 2 });
    await madeFor(pages, contextOf('/news/a/'));
    dependents.missed();
    expect(changes).toEqual({ heard: 3, dropped: 3 });
  });

  it('how many pages and bytes it holds, which is never more than it may', async () => {
    const { pages, held, dependents } = pagesOf({ pageCacheBytes: 20_000 });
    const make = async () => pageOf('x'.repeat(3000));
    for (let index = 0; index < 50; index += 1) {
      await pages.get(contextOf(`/news/story-${index}/`), make);
      expect(held().bytes).toBeLessThanOrEqual(20_000);
    }
    expect(held().pages).toBe(4);
    dependents.missed();
    expect(held()).toEqual({ pages: 0, bytes: 0 });
  });
});
