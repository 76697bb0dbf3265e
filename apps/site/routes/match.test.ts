import { type Address, type AddressName, addresses } from '@masthead/urls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatcher, makeRoutes } from './match.ts';

const match = createMatcher();
const found = (path: string) => {
  const result = match(path);
  return result && { name: result.route.name, params: result.params };
};

describe('the route table', () => {
  it.each([
    ['/', 'front-page___en', {}],
    ['/2/', 'front-page___en', { pageNumber: '2' }],
    ['/topics/vpn/', 'topic___en', { slug: 'vpn' }],
    ['/topics/vpn/2/', 'topic___en', { slug: 'vpn', pageNumber: '2' }],
    ['/roadshow/electric-vehicles/', 'auto-topic___en', { slug: 'electric-vehicles' }],
    ['/roadshow/news/some-story/', 'auto-article___en', { slug: 'some-story' }],
    ['/news/some-story/', 'article___en', { slug: 'some-story' }],
    ['/news/ai/some-story/', 'news-article-topic___en', { topic: 'ai', slug: 'some-story' }],
    ['/tech/mobile/some-story/', 'tech-article-topic___en', { topic: 'mobile', slug: 'some-story' }],
  ])('%s is %s', (path, name, params) => {
    const result = found(path);
    expect(result?.name).toBe(name);
    expect(result?.params).toMatchObject(params);
  });

  it.each([
    ['a word where only a page number may stand', '/abc/'],
    ['a topic outside the section’s set', '/news/not-a-topic/some-story/'],
    ['a number where a slug must stand', '/topics/2/'],
    ['too many segments', '/a/b/c/d/'],
    ['the default locale as a prefix', '/en/news/some-story/'],
    ['an address without its slash', '/topics/vpn'],
    ['a file', '/assets/main.js'],
    ['the API', '/api/neutron/x/'],
    ['a diagnostic', '/_node/status'],
  ])('does not match %s', (_why, path) => {
    expect(match(path)).toBeUndefined();
  });

  it('gives every route a name with its locale', () => {
    expect(makeRoutes().every(({ name, address }) => name === `${address}___en`)).toBe(true);
  });

  it('prefixes the addresses of another locale than the default one', () => {
    const routes = makeRoutes({ locales: ['en', 'fr'], defaultLocale: 'en' });
    const patternOf = (name: string) => routes.find((route) => route.name === name)?.pattern;
    expect(patternOf('topic___fr')).toBe(`/fr${patternOf('topic___en')}`);
    const inFrench = createMatcher({ locales: ['en', 'fr'], defaultLocale: 'en' });
    expect(inFrench('/fr/topics/vpn/')?.route.name).toBe('topic___fr');
    expect(inFrench('/topics/vpn/')?.route.name).toBe('topic___en');
  });

  it('finds each written address under its own name', () => {
    const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
    const topicOf = (name: AddressName): string => /:topic\((\w[\w-]*)/.exec(addresses[name].pattern)?.[1] ?? '';
    const reserved = new Set(['news']);
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(addresses) as AddressName[])), slug, (name, anySlug) => {
        fc.pre(!reserved.has(anySlug));
        const address: Address = addresses[name];
        const path = address.path({ slug: anySlug, topic: topicOf(name), pageNumber: '3' });
        expect(found(path)?.name).toBe(`${name}___en`);
      }),
    );
  });
});
