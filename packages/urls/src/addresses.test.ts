import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, addresses, pathTo } from './addresses.ts';
import { isAddressName } from './resolve.ts';
import { isVertical, verticals } from './sections.ts';

const NAMES = Object.keys(addresses).filter(isAddressName);

const exec = (pattern: string, pathname: string) => new URLPattern({ pathname: pattern }).exec({ pathname });
/** The params of a match; those that are not in the address are left out. */
const paramsOf = (pattern: string, pathname: string) => {
  const match = exec(pattern, pathname);
  return match && Object.fromEntries(Object.entries(match.pathname.groups).filter(([, value]) => value !== undefined));
};

const slug = fc.stringMatching(/^[\w-]{0,6}[A-Za-z][\w-]{0,12}$/);
const pageNumber = fc.option(fc.integer({ min: 2, max: 999_999 }).map(String), { nil: undefined });

function topicsOf(name: string): readonly string[] {
  const vertical = name.replace(/-article-topic$/, '');
  return isVertical(vertical) ? verticals[vertical] : [];
}

/** Params that an address of this pattern can have. */
function paramsFor(name: string, { pattern }: Address): fc.Arbitrary<Record<string, string>> {
  const given = fc.record({
    ...(pattern.includes(':slug') && { slug }),
    ...(pattern.includes(':topic') && { topic: fc.constantFrom(...topicsOf(name)) }),
    ...(pattern.includes(':pageNumber') && { pageNumber }),
  });
  return given.map((params) =>
    Object.fromEntries(Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
  );
}

describe.each(NAMES)('the address %s', (name) => {
  const address: Address = addresses[name];
  const params = paramsFor(name, address);

  it('reads back the params it was written with', () => {
    fc.assert(
      fc.property(params, (given) => {
        expect(paramsOf(address.pattern, address.path(given))).toEqual(given);
      }),
    );
  });

  it('ends with a slash and does not match without it', () => {
    fc.assert(
      fc.property(params, (given) => {
        const path = address.path(given);
        expect(path.endsWith('/')).toBe(true);
        if (path !== '/') expect(exec(address.pattern, path.slice(0, -1))).toBeNull();
      }),
    );
  });

  it('never reads a number as a slug', () => {
    fc.assert(
      fc.property(params, fc.stringMatching(/^[\d_-]{1,9}$/), (given, number) => {
        if ('slug' in given) expect(paramsOf(address.pattern, address.path({ ...given, slug: number }))).toBeNull();
      }),
    );
  });

  it.each(['a.b', 'a%20b', 'ä', 'a/b', 'a\\b', '..', '', 'a?b', 'a b', "a'b"])('has no slug "%s"', (text) => {
    if (!address.pattern.includes(':slug')) return;
    const [given] = fc.sample(params, 1);
    expect(exec(address.pattern, address.path({ ...given, slug: text }))?.pathname.groups.slug).not.toBe(text);
  });

  it('is read in a time that grows with its length only', () => {
    const [given] = fc.sample(params, 1);
    const long = address.path({ ...given, slug: `${'a'.repeat(20_000)}!` });
    const started = performance.now();
    exec(address.pattern, long);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('page numbers', () => {
  it('page 1 has no number in its address', () => {
    expect(pathTo('front-page', { pageNumber: '1' })).toBe('/');
    expect(pathTo('front-page', {})).toBe('/');
    expect(pathTo('topic', { slug: 'vpn', pageNumber: '1' })).toBe('/topics/vpn/');
    expect(pathTo('topic', { slug: 'vpn', pageNumber: '2' })).toBe('/topics/vpn/2/');
  });

  it.each(['1234567', '-1', '1.5', 'two', '2a'])('"%s" is none', (text) => {
    expect(exec(addresses.topic.pattern, `/topics/vpn/${text}/`)).toBeNull();
  });
});

it('a topic stands only in the address of its own vertical', () => {
  expect(exec(addresses['tech-article-topic'].pattern, '/tech/mobile/x/')).not.toBeNull();
  expect(exec(addresses['tech-article-topic'].pattern, '/tech/space/x/')).toBeNull();
  expect(exec(addresses['tech-article-topic'].pattern, '/science/mobile/x/')).toBeNull();
});
