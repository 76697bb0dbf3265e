/** What a page tells advertising. */
import { expect, it, vi } from 'vitest';
import { flattenTargeting } from './flatten.ts';
import { adPageData } from './page-data.ts';
import { type AdPageFacts, type AdVisitFacts, targetingOf, userKind, videoPageTargeting } from './page-targeting.ts';
import { seamlessIndicator } from './seamless.ts';
import { sectionCodes } from './section-codes.ts';
import { LONGEST_VALUE, MOST_VALUES, TARGETING_KEYS } from './targeting.ts';

const page: AdPageFacts = {
  contentId: 'c1',
  contentType: 'content_review',
  pageType: 'product_main',
  section: 'tech',
  topics: ['espresso', 'home'],
  tags: ['coffee'],
  collections: ['kitchens'],
  threads: ['winter'],
  products: ['p1', 'p2'],
  manufacturers: ['tamarisk'],
  vendors: ['v1'],
  video: 'f1',
  features: ['listicle'],
  seamless: { source: 'curated' },
  environment: 'production',
};
const visit: AdVisitFacts = {
  device: 'tablet',
  viewGuid: 'g1',
  pageViews: 8,
  session: 'b',
  linkTag: 'abc',
  hasUserCookie: false,
  hasPreviousLoginCookie: false,
};

it('has all 24 keys of a page that knows them (AD-05)', () => {
  expect(TARGETING_KEYS).toHaveLength(24);
  const targeting = targetingOf(page, visit);
  expect(new Set(Object.keys(targeting))).toEqual(new Set(TARGETING_KEYS));
  expect(targeting).toEqual({
    cid: ['c1'],
    feat: ['listicle'],
    ptype: ['product_main'],
    pv: ['8'],
    session: ['b'],
    subsession: ['2'],
    topic: ['espresso', 'home'],
    user: ['anon'],
    vguid: ['g1'],
    vid: ['f1'],
    device: ['tablet'],
    pid: ['p1', 'p2'],
    section: ['tech'],
    collection: ['kitchens'],
    sectopic: ['IAB19', 'IAB10'],
    env: ['production'],
    seamlessIndicator: ['2'],
    subcollection: ['winter'],
    tag: ['coffee'],
    mfr: ['tamarisk'],
    contentType: ['content_review'],
    ptopic: ['espresso'],
    ftag: ['abc'],
    vndid: ['v1'],
  });
});

it('leaves out what a page does not know', () => {
  const least = targetingOf(
    { pageType: 'front_door', environment: 'development' },
    { device: 'mobile', hasUserCookie: false, hasPreviousLoginCookie: false },
  );
  expect(least).toEqual({
    ptype: ['front_door'],
    user: ['anon'],
    device: ['mobile'],
    env: ['development'],
    seamlessIndicator: ['0'],
  });
});

it('says no more than a question may have', () => {
  const tags = Array.from({ length: 100 }, (_, index) => `${index}-${'x'.repeat(200)}`);
  const { tag = [] } = targetingOf({ ...page, tags: ['', 'a', 'a', ...tags] }, visit);
  expect(tag).toHaveLength(MOST_VALUES);
  expect(tag[0]).toBe('a');
  expect(Math.max(...tag.map(({ length }) => length))).toBe(LONGEST_VALUE);
});

it.each([
  [['cars', 'auto', 'roadshow'], ['IAB2']],
  [['home', 'cnet-home'], ['IAB10']],
  [['culture'], ['IAB1']],
  [['news'], ['IAB12']],
  [['personal-finance'], ['IAB13']],
  [['science'], ['IAB15']],
  [['tech'], ['IAB19']],
  [
    ['wellness', 'health'],
    ['IAB6', 'IAB7'],
  ],
  [['gardening', 'constructor'], []],
])('calls %s %s (AD-13, A-63)', (slugs, codes) => {
  for (const slug of slugs) expect(sectionCodes(slug)).toEqual(codes);
});

it.each([
  [true, true, 'registered'],
  [true, false, 'registered'],
  [false, true, 'registered'],
  [false, false, 'anon'],
])('takes a user cookie %s and a previous login %s for %s (AD-14)', (hasUserCookie, hasPreviousLoginCookie, kind) => {
  expect(userKind({ hasUserCookie, hasPreviousLoginCookie })).toBe(kind);
  expect(targetingOf(page, { ...visit, hasUserCookie, hasPreviousLoginCookie }).user).toEqual([kind]);
});

it('tells a first page 0, one by an algorithm 1, another 2 (AD-07)', () => {
  const sources = [undefined, { source: 'algorithm' }, { source: 'curated' }] as const;
  expect(sources.map(seamlessIndicator)).toEqual([0, 1, 2]);
});

it('joins the tags of a video page with its last topic (AD-27)', () => {
  expect(videoPageTargeting({ tags: ['a', 'b'], topics: ['y', 'x'] })).toEqual({
    ptype: ['video_page'],
    section: ['videos'],
    tag: ['a|b|x'],
  });
  expect(videoPageTargeting({ tags: [], topics: [] })).toEqual({ ptype: ['video_page'], section: ['videos'] });
});

it('hands a page over with all that adapters expect (AD-04)', () => {
  const source = {
    containerId: 'content',
    siteName: 'masthead',
    test: 'a:1:b',
    enabled: true,
    disableAdIncrement: true,
  };
  expect(adPageData(page, visit, source)).toEqual({
    containerId: 'content',
    disableAdIncrement: true,
    disableInitialLoad: false,
    slotVars: { network: '22309610186', platform: 'tablet', siteName: 'masthead', topics: ['espresso', 'home'] },
    targeting: { device: 'tablet', test: 'a:1:b', env: 'production', ptype: 'product_main', cid: 'c1', vguid: 'g1' },
    enabled: true,
    skybox: { sticky: true, releaseAfterMs: 4_000 },
  });
});

it('flattens one level and leaves out what is deeper, with a warning (AD-25)', () => {
  const warn = vi.fn();
  expect(flattenTargeting({ a: { b: 1, list: [1, 'x'] }, c: 'd', e: ['f', 2], no: undefined }, warn)).toEqual({
    a_b: ['1'],
    a_list: ['1', 'x'],
    c: ['d'],
    e: ['f', '2'],
  });
  expect(warn).not.toHaveBeenCalled();
  expect(flattenTargeting({ a: { b: { c: 1 }, d: 2 } }, warn)).toEqual({ a_d: ['2'] });
  expect(warn.mock.calls).toEqual([
    ['Nested object targeting values deeper than one level are unsupported: a.b is left out.'],
  ]);
});
