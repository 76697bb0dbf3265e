import { vanityResponseCodec } from '@masthead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnPath, targetOf, withQueryOf } from './target.ts';

const ruleWith = (target: unknown, edition = 'us', targetType = 'content_feature') =>
  vanityResponseCodec.parse({ id: '1', urlType: 'MASK', urlPath: '/a/', targets: [{ edition, targetType, target }] });
const leadsTo = (target: unknown, edition?: string, targetType?: string): string | undefined =>
  targetOf(ruleWith(target, edition, targetType), 'us')?.pathname;

describe('where a rule leads', () => {
  it('is the address of its content, as the content service says it', () => {
    expect(leadsTo({ slug: 'moon-week', url: '/feature/moon-week/' })).toBe('/feature/moon-week/');
  });

  it('follows from kind and slug where no address is said', () => {
    expect(leadsTo({ slug: 'moon-week' })).toBe('/feature/moon-week/');
    expect(leadsTo({ slug: 'phones' }, 'us', 'content_topic')).toBe('/topics/phones/');
  });

  it('is the slug that the content has in the edition', () => {
    expect(leadsTo({ slug: 'x', availableOn: { us: { slug: 'moon-us' }, uk: { slug: 'moon-uk' } } })).toBe(
      '/feature/moon-us/',
    );
  });

  it('is the address alone for a page that is no content', () => {
    expect(leadsTo({ url: '/topics/phones/' }, 'us', 'url')).toBe('/topics/phones/');
  });

  it.each([
    ['no target object', undefined, 'us'],
    ['a target object without anything', {}, 'us'],
    ['a target of another edition', { slug: 'x', url: '/news/x/' }, 'uk'],
    ['no such edition in the target', { url: '/news/x/', availableOn: { uk: { slug: 'x' } } }, 'us'],
    ['no slug in the edition', { url: '/news/x/', availableOn: { us: {} } }, 'us'],
  ])('is nowhere with %s', (_, target, edition) => {
    expect(leadsTo(target, edition)).toBeUndefined();
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    'javascript:alert(1)',
    'evil/',
    '/..//evil.example/',
    '',
  ])('is nowhere outside of this site: %s', (url) => {
    expect(leadsTo({ url })).toBeUndefined();
  });

  it('is always a path of this site, whatever the content service says', () => {
    const hostile = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '%2f', '\t', '\n', ':', '@', 'evil.example', '?', '#'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          hostile.map((parts) => parts.join('')),
        ),
        (url) => {
          const target = targetOf(ruleWith({ url }), 'us');
          if (!target) return;
          const location = withQueryOf(target, new URL('http://localhost/?a=//b'));
          expect(isOwnPath(location)).toBe(true);
          expect(new URL(location, 'https://site.example').origin).toBe('https://site.example');
        },
      ),
    );
  });
});

describe('the reader’s query', () => {
  const reader = new URL('http://localhost/a/?x=1&x=2&utm_source=mail');

  it('is kept', () => {
    expect(withQueryOf(new URL('http://localhost/b/'), reader)).toBe('/b/?x=1&x=2&utm_source=mail');
  });

  it('doubles nothing that the target says itself', () => {
    expect(withQueryOf(new URL('http://localhost/b/?x=9&y=0'), reader)).toBe('/b/?x=9&y=0&utm_source=mail');
  });

  it('adds no question mark where there is none', () => {
    expect(withQueryOf(new URL('http://localhost/b/'), new URL('http://localhost/a/'))).toBe('/b/');
  });
});
