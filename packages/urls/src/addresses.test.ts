import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressName, addresses, isAddressName, pathFromParams, pathTo } from './addresses.ts';

const NAMES = Object.keys(addresses).filter(isAddressName);
const patternOf = (name: AddressName): string => addresses[name].pattern;

const exec = (pattern: string, pathname: string) => new URLPattern({ pathname: pattern }).exec({ pathname });
/** The params of a match; those that are not in the address are left out. */
const paramsOf = (pattern: string, pathname: string) => {
  const match = exec(pattern, pathname);
  return match && Object.fromEntries(Object.entries(match.pathname.groups).filter(([, value]) => value !== undefined));
};

const WORDS = /^[a-z0-9|-]+$/;
const FREE: Readonly<Record<string, fc.Arbitrary<string>>> = {
  slug: fc.stringMatching(/^[\w-]{0,6}[A-Za-z][\w-]{0,12}$/).filter((slug) => !/-p?review$/.test(slug)),
  username: fc.stringMatching(/^[a-z]{1,12}$/),
  pageNumber: fc.integer({ min: 2, max: 999 }).map(String),
  year: fc.integer({ min: 1000, max: 9999 }).map(String),
  token: fc.stringMatching(/^[\w.~-]{1,30}$/).filter((token) => !/^\.+$/.test(token)),
};

/** A param's values: one of the words that its pattern lists, or anything of its kind. */
const valuesOf = (name: string, rule: string): fc.Arbitrary<string> =>
  WORDS.test(rule) ? fc.constantFrom(...rule.split('|')) : (FREE[name] ?? fc.constant('missing'));

/** Params that an address of this pattern can have, with and without those that may be missing. */
function paramsFor(pattern: string): fc.Arbitrary<Record<string, string>> {
  const parts = [...pattern.matchAll(/(\{)?:(\w+)\(((?:\[[^\]]*\]|[^()])*)\)/g)];
  const optional = new Set(parts.flatMap(([, brace, name = '']) => (brace ? [name] : [])));
  const all = Object.fromEntries(parts.map(([, , name = '', rule = '']) => [name, valuesOf(name, rule)]));
  return fc.record(all, { requiredKeys: Object.keys(all).filter((name) => !optional.has(name)) });
}

describe.each(NAMES)('the address %s', (name) => {
  const pattern = patternOf(name);
  const params = paramsFor(pattern);
  const path = (given: Record<string, string>): string => pathFromParams(name, given);

  it('reads back the params it was written with', () => {
    fc.assert(
      fc.property(params, (given) => {
        expect(paramsOf(pattern, path(given))).toEqual(given);
      }),
    );
  });

  it('ends with a slash and does not match without it', () => {
    fc.assert(
      fc.property(params, (given) => {
        expect(path(given).endsWith('/')).toBe(true);
        if (path(given) !== '/') expect(exec(pattern, path(given).slice(0, -1))).toBeNull();
      }),
    );
  });

  if (!pattern.includes(':slug([')) return;

  it('never reads a number as a slug', () => {
    fc.assert(
      fc.property(params, fc.stringMatching(/^[\d_-]{1,9}$/), (given, number) => {
        expect(paramsOf(pattern, path({ ...given, slug: number }))?.slug).not.toBe(number);
      }),
    );
  });

  it.each(['a.b', 'a%20b', 'ä', 'a/b', 'a\\b', '..', '', 'a?b', 'a b', "a'b"])('has no slug "%s"', (text) => {
    const [given] = fc.sample(params, 1);
    expect(exec(pattern, path({ ...given, slug: text }))?.pathname.groups.slug).not.toBe(text);
  });

  it('is read in a time that grows with its length only', () => {
    const [given] = fc.sample(params, 1);
    const long = path({ ...given, slug: `${'a-'.repeat(10_000)}!` });
    const before = process.cpuUsage();
    exec(pattern, long);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
});

describe('page numbers', () => {
  it('page 1 has no number in its address', () => {
    expect(pathTo('front-page', { pageNumber: '1' })).toBe('/');
    expect(pathTo('front-page', {})).toBe('/');
    expect(pathTo('topic', { slug: 'vpn', pageNumber: '1' })).toBe('/topics/vpn/');
    expect(pathTo('gallery', { slug: 'moon', pageNumber: '2' })).toBe('/pictures/moon/2/');
  });

  it.each(['1234567', '-1', '1.5', 'two', '2a'])('"%s" is none', (text) => {
    expect(exec(addresses.topic.pattern, `/topics/vpn/${text}/`)).toBeNull();
  });
});

it('a topic stands only in the address of its own section', () => {
  expect(exec(addresses['tech-article-topic'].pattern, '/tech/mobile/x/')).not.toBeNull();
  expect(exec(addresses['tech-article-topic'].pattern, '/tech/space/x/')).toBeNull();
  expect(exec(addresses['tech-article-topic'].pattern, '/science/mobile/x/')).toBeNull();
});

it('a profile is written small, however the username was given', () => {
  expect(pathTo('profile', { username: 'JDoe' })).toBe('/profiles/jdoe/');
});

it.each([
  'video',
  'video-replay',
  'video-share',
  'video-sponsored',
  'auto-video',
  'auto-video-replay',
  'auto-video-share',
  'health-article',
  'health-article-topic',
  'health-article-longform',
  'money-article',
  'money-article-topic-alt',
  'money-article-subtopic',
  'money-article-subtopic-alt',
  'money-article-slug',
  'money-article-no-category-slug',
  'money-article-crypto-slug',
  'solar-lead-form',
  'review',
  'auto-review',
  'newsletter-generator',
  'internet-plans',
  'vpn-paid-search',
  'article-live',
])('rules can name %s', (name) => {
  expect(isAddressName(name)).toBe(true);
});
