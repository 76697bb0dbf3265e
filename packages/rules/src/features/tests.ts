/** Every kind of test that a feature can be decided by. */
import { PAGE_LAYOUTS, type PageType } from '@masthead/model';
import type { AddressName } from '@masthead/urls';
import { bucketOf } from '../experiments/state.ts';
import { routeName } from '../page-facts.ts';
import type { ArticleType } from './article-types.ts';
import { type FeatureTest, plainTest, valueTest } from './feature-test.ts';
import type { ValueFilter } from './value-filter.ts';
import { isWithin, type TimeWindow } from './windows.ts';

export const articleId = (filter: ValueFilter): FeatureTest =>
  valueTest('the article', (page) => [page.articleId], filter);

export const primaryTopicIs = (filter: ValueFilter): FeatureTest =>
  valueTest('the primary topic', (page) => [page.primaryTopic], filter);

export const topics = (filter: ValueFilter): FeatureTest => valueTest('the topic', (page) => page.topics, filter);

export const tags = (filter: ValueFilter): FeatureTest => valueTest('the tag', (page) => page.tags, filter);

export const articleType = (filter: ValueFilter<ArticleType>): FeatureTest =>
  valueTest('the article type', (page) => [page.articleType], filter);

export const pageType = (filter: ValueFilter<PageType>): FeatureTest =>
  valueTest('the page type', (page) => [page.pageType], filter);

export const pageLayout = (filter: ValueFilter): FeatureTest =>
  valueTest('the page layout', (page) => [page.pageLayout], filter);

export const collection = (filter: ValueFilter): FeatureTest =>
  valueTest('the collection', (page) => page.collections, filter);

export const thread = (filter: ValueFilter): FeatureTest => valueTest('the thread', (page) => page.threads, filter);

/** By names without their locale. */
export const route = (filter: ValueFilter<AddressName>): FeatureTest =>
  valueTest('the route', (page) => [routeName(page.route)], filter);

export const query = (name: string, filter: ValueFilter): FeatureTest =>
  valueTest(`the query ${name}`, (page) => page.query.getAll(name), filter);

/** A tablet is neither. */
export const device = (wanted: 'Desktop' | 'Mobile'): FeatureTest =>
  plainTest(
    (page) => page.device === wanted.toLowerCase(),
    `the device is ${wanted.toLowerCase()}`,
    `the device is not ${wanted.toLowerCase()}`,
  );

export const withoutAds: FeatureTest = plainTest(
  (page) => page.suppressAds === true,
  'its editors want no advertising beside it',
  'its editors allow advertising beside it',
);

const REPLAY = /-replay$/;

export const replay: FeatureTest = plainTest(
  (page) => REPLAY.test(routeName(page.route)),
  'the page is a replay',
  'the page is no replay',
);

export const immersive: FeatureTest = plainTest(
  (page) => page.pageLayout === PAGE_LAYOUTS.immersive || routeName(page.route) === 'sponsored-immersive',
  'the page is sponsored and immersive',
  'the page is not sponsored and immersive',
);

/** In one of these buckets; without any named, in any bucket at all. */
export function abTest(id: string, ...buckets: readonly string[]): FeatureTest {
  assertNamed(id, 'An A/B test rule needs the id of a test');
  if (buckets.length > 0)
    return valueTest(`the bucket of ${id}`, (page) => [bucketOf(page.experiments, id)], { include: buckets });
  return plainTest(
    (page) => bucketOf(page.experiments, id) !== undefined,
    `the visitor is in the test ${id}`,
    `the visitor is not in the test ${id}`,
  );
}

export function serverFlag(name: string): FeatureTest {
  assertNamed(name, 'A flag rule needs the name of a flag');
  return plainTest(
    ({ flags }) => Object.hasOwn(flags, name) && flags[name] === true,
    `the flag ${name} is on`,
    `the flag ${name} is not on`,
  );
}

export function tracking(key: string, filter: ValueFilter): FeatureTest {
  assertNamed(key, 'A tracking rule needs the key of a value');
  return valueTest(
    `the tracking value ${key}`,
    (page) => (Object.hasOwn(page.tracking, key) ? textsOf(page.tracking[key]) : []),
    filter,
  );
}

const textsOf = (value: unknown): string[] => {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
};

export const within = (window: TimeWindow): FeatureTest =>
  plainTest(({ now }) => isWithin(window, now), 'it is the time for it', 'it is not the time for it');

/** The opposite of another rule. */
export function not(name: string): FeatureTest {
  assertNamed(name, 'An inverse rule needs the name of another rule');
  return {
    asksFor: [name],
    holds: (_, isOn) => !isOn(name),
    tell: (_, isOn) => (isOn(name) ? `${name} is true of the page` : `${name} is not true of the page`),
  };
}

/** Another rule, by its name. */
export const holdsToo = (name: string): FeatureTest => ({
  asksFor: [name],
  holds: (_, isOn) => isOn(name),
  tell: (_, isOn) => (isOn(name) ? `${name} is true of the page` : `${name} is not true of the page`),
});

/** No user agent of this kind. */
export const agentWithout = (pattern: RegExp, who: string): FeatureTest =>
  plainTest((page) => !pattern.test(page.userAgent), `no ${who} asks`, `a ${who} asks`);

export const never: FeatureTest = plainTest(() => false, '', 'it is off for good');
export const always: FeatureTest = plainTest(() => true, 'it is on for every page', '');

function assertNamed(name: unknown, message: string): asserts name is string {
  if (typeof name !== 'string' || name === '') throw new TypeError(message);
}
