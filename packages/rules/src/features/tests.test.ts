import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featurePage } from '../testing/feature-page.ts';
import { ARTICLE_TYPES } from './article-types.ts';
import { type FeaturePage, NO_STORY, storyFacts } from './feature-page.ts';
import { allOf, anyOf, type FeatureTest } from './feature-test.ts';
import {
  abTest,
  agentWithout,
  always,
  articleId,
  articleType,
  collection,
  device,
  holdsToo,
  immersive,
  never,
  not,
  pageLayout,
  pageType,
  primaryTopicIs,
  query,
  replay,
  route,
  serverFlag,
  tags,
  thread,
  topics,
  tracking,
} from './tests.ts';
import { matchesFilter } from './value-filter.ts';

const named = (name: string): boolean => name === 'yes';
const holds = (test: FeatureTest, changes: Partial<FeaturePage> = {}): boolean =>
  test.holds(featurePage(changes), named);
const tell = (test: FeatureTest, changes: Partial<FeaturePage> = {}): string => test.tell(featurePage(changes), named);

describe('the value filter', () => {
  it.each([
    [['a'], [], [], true],
    [['a', 'b'], ['a'], ['b'], false],
    [['a'], [], ['b'], true],
    [['c'], ['a'], [], false],
    [['c', 'a'], ['a', 'x'], [], true],
    [['b'], [], ['b'], false],
  ])('of %j, allowed %j, disallowed %j is %s', (values, include, exclude, matches) => {
    expect(matchesFilter(values, { include, exclude })).toBe(matches);
  });

  it.each([
    [[], ['x'], true],
    [['a'], [], false],
    [[], [], true],
  ])('without values, allowed %j, disallowed %j is %s', (include, exclude, matches) => {
    expect(matchesFilter([], { include, exclude })).toBe(matches);
  });

  it('always fails for a disallowed value, and never for a lack of allowed ones', () => {
    const anyValues = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (values, include, exclude) => {
        const refused = values.some((value) => exclude.includes(value));
        const asked = include.length === 0 || values.some((value) => include.includes(value));
        expect(matchesFilter(values, { include, exclude })).toBe(!refused && asked);
      }),
    );
  });
});

type Kind = [
  rule: string,
  kind: string,
  test: FeatureTest,
  holding: Partial<FeaturePage>,
  failing: Partial<FeaturePage>,
];

const NEWS = { include: ['news'] };

const KINDS: Kind[] = [
  [
    'FF-02',
    'a value to be in one list and not in another',
    topics({ include: ['x'], exclude: ['y'] }),
    { topics: ['x'] },
    { topics: ['x', 'y'] },
  ],
  ['FF-03', 'an article id in a list', articleId({ include: ['a1', 'a2'] }), { articleId: 'a2' }, { articleId: 'a3' }],
  [
    'FF-04',
    'the primary topic',
    primaryTopicIs(NEWS),
    { primaryTopic: 'news' },
    { primaryTopic: 'tech', topics: ['tech', 'news'] },
  ],
  ['FF-05', 'all topics', topics(NEWS), { primaryTopic: 'tech', topics: ['tech', 'news'] }, { topics: ['tech'] }],
  ['FF-06', 'tags', tags(NEWS), { tags: ['a', 'news'] }, { tags: ['a'], topics: ['news'] }],
  [
    'FF-07',
    'the article type',
    articleType({ include: ['Best List', 'Geo'] }),
    { articleType: 'Geo' },
    { articleType: 'News' },
  ],
  ['FF-08', 'the page type', pageType({ include: ['longform'] }), { pageType: 'longform' }, { pageType: 'article' }],
  ['FF-09', 'the page layout', pageLayout({ include: ['Ad-Heavy Listicle'] }), { pageLayout: 'Ad-Heavy Listicle' }, {}],
  ['FF-10', 'the collection', collection(NEWS), { collections: ['news'] }, { threads: ['news'] }],
  ['FF-11', 'the thread of a collection', thread(NEWS), { threads: ['b', 'news'] }, { collections: ['news'] }],
  [
    'FF-12',
    'the route, without its locale',
    route({ include: ['video'] }),
    { route: 'video___en' },
    { route: 'auto-video___en' },
  ],
  [
    'FF-13',
    'a query parameter',
    query('q', { include: ['1'] }),
    { query: new URLSearchParams('q=0&q=1') },
    { query: new URLSearchParams('p=1') },
  ],
  ['FF-14', 'a desktop', device('Desktop'), { device: 'desktop' }, { device: 'tablet' }],
  ['FF-14', 'a phone', device('Mobile'), { device: 'mobile' }, { device: 'tablet' }],
  ['FF-15', 'a replay', replay, { route: 'article-replay___en' }, { route: 'article___en' }],
  [
    'FF-16',
    'a sponsored immersive page',
    immersive,
    { pageLayout: 'Sponsored Immersive Article' },
    { pageLayout: 'Sponsored' },
  ],
  [
    'FF-16',
    'a sponsored immersive route',
    immersive,
    { route: 'sponsored-immersive___en' },
    { route: 'sponsored-article' },
  ],
  [
    'FF-17',
    'the bucket of an A/B test',
    abTest('bb_phone', 'v1'),
    { experiments: [{ id: 'bb_phone', version: '1', bucket: 'v1' }] },
    { experiments: [{ id: 'bb_phone', version: '1', bucket: 'v6' }] },
  ],
  [
    'FF-17',
    'any bucket of an A/B test',
    abTest('bb_phone'),
    { experiments: [{ id: 'bb_phone', version: '1', bucket: 'v1' }] },
    { experiments: [{ id: 'bb_phone', version: '1', bucket: 'exclude' }] },
  ],
  ['FF-18', 'a flag of the server', serverFlag('wide'), { flags: { wide: true } }, { flags: { wide: false } }],
  [
    'FF-19',
    'a tracking value',
    tracking('articleSubType', { include: ['Precap'] }),
    { tracking: { articleSubType: 'Precap' } },
    { tracking: { articleType: 'Precap' } },
  ],
  [
    'FF-19',
    'a list of tracking values',
    tracking('tagSlugs', NEWS),
    { tracking: { tagSlugs: ['a', 'news'] } },
    { tracking: { tagSlugs: [] } },
  ],
  ['FF-35', 'no crawler', agentWithout(/Googlebot/i, 'crawler'), {}, { userAgent: 'x GOOGLEBOT/2' }],
];

describe('a test can ask for', () => {
  it.each(KINDS)('(%s) %s', (_, _kind, test, holding, failing) => {
    expect(holds(test, holding)).toBe(true);
    expect(holds(test, failing)).toBe(false);
  });

  it('the opposite of another rule', () => {
    expect([holds(not('yes')), holds(not('no'))]).toEqual([false, true]);
    expect([holds(holdsToo('yes')), holds(holdsToo('no'))]).toEqual([true, false]);
  });

  it('several at once, or one of several', () => {
    expect([holds(allOf(always, always)), holds(allOf(always, never)), holds(allOf())]).toEqual([true, false, true]);
    expect([holds(anyOf(never, always)), holds(anyOf(never, never)), holds(anyOf())]).toEqual([true, false, false]);
  });

  it('no flag or value from the prototype', () => {
    expect(holds(serverFlag('constructor'))).toBe(false);
    expect(holds(tracking('constructor', { include: ['x'] }))).toBe(false);
  });
});

it.each([
  ['an A/B test rule', () => abTest('')],
  ['an inverse rule', () => not('')],
  ['a server-side flag rule', () => serverFlag('')],
  ['a tracking rule', () => tracking('', {})],
])('%s without a key is a type error', (_, make) => {
  expect(make).toThrow(TypeError);
});

it('the types of articles are known by name', () => {
  const named =
    'Best List|Best List - Precap|Deals|Deals - Precap|Versus|Versus - Precap|Review|Reviews|Explainer|Explainer - Demand|News|Feature|Speed Desk|Geo|How to Watch|Paid Media|Coupon Roundup|Evergreen Mortgages|Evergreen Rates|How to Buy|Buying Guide|Wordsmith'.split(
      '|',
    );
  expect(named).toHaveLength(22);
  expect(ARTICLE_TYPES).toEqual(expect.arrayContaining(named));
});

describe('a test tells why', () => {
  it.each<[FeatureTest, Partial<FeaturePage>, string]>([
    [topics({ include: ['vpn'] }), { topics: ['tech', 'vpn'] }, 'the topic "vpn" is on the list'],
    [topics({ include: ['vpn'] }), { topics: ['tech', 'apps'] }, 'the topic "tech", "apps" is not on the list'],
    [topics({ include: ['vpn'] }), {}, 'the topic is not given'],
    [topics({ include: ['a'], exclude: ['b'] }), { topics: ['a', 'b'] }, 'the topic "b" is left out'],
    [topics({ exclude: ['b'] }), { topics: ['a'] }, 'the topic is none of those left out'],
    [allOf(device('Desktop'), replay), {}, 'the page is no replay'],
    [allOf(device('Desktop'), not('no')), {}, 'the device is desktop, and no is not true of the page'],
    [anyOf(replay, device('Desktop')), {}, 'the device is desktop'],
    [anyOf(replay, device('Mobile')), {}, 'the page is no replay, and the device is not mobile'],
    [abTest('a'), {}, 'the visitor is not in the test a'],
    [abTest('a', 'b'), {}, 'the bucket of a is not given'],
  ])('%#: %s', (test, changes, words) => {
    expect(tell(test, changes)).toBe(words);
  });
});

describe('the facts of a story', () => {
  const topic = (slug: string, primary: boolean) => ({ slug, primary });
  const story = {
    id: 'a1',
    topics: [topic('tech', false), topic('vpn', true), topic('apps', true)],
    tags: [{ slug: 'privacy' }],
    type: 'Best List',
    pageLayout: 'Ad-Heavy Listicle',
    collections: [{ slug: 'guides', threads: [{ slug: 'one' }, { slug: 'two' }] }, { threads: [] }],
  };

  it('are its slugs, with only the first primary topic as such', () => {
    expect(storyFacts(story)).toEqual({
      articleId: 'a1',
      primaryTopic: 'vpn',
      topics: ['tech', 'vpn', 'apps'],
      tags: ['privacy'],
      articleType: 'Best List',
      pageLayout: 'Ad-Heavy Listicle',
      collections: ['guides'],
      threads: ['one', 'two'],
    });
    expect(NO_STORY.topics).toEqual([]);
  });
});
