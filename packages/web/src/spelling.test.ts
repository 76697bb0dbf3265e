import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherSpellings, plainPath } from './spelling.ts';

describe('a plain path', () => {
  it.each([
    ['an encoded percent sign, which would encode what follows', '/a%252Db/'],
    ['an encoded slash', '/a%2Fb/'],
    ['an encoded dot, which could name a folder', '/a/%2e%2e%2e/'],
    ['encoded signs that mean something bare', '/a%3Fb%23c%5Cd%00%20/'],
    ['letters beyond ASCII', '/caf%C3%A9/'],
  ])('keeps %s', (_, path) => {
    expect(plainPath(path)).toBe(path);
  });

  it('says the same as before, has single slashes, and is plain', () => {
    const parts = fc.constantFrom(
      '/',
      '%2D',
      '%2d',
      '%41',
      '%7a',
      '%5F',
      '%7E',
      '%39',
      '%25',
      '%2F',
      'a',
      '-',
      '%C3%A9',
    );
    fc.assert(
      fc.property(fc.array(parts), (path) => {
        const written = `/${path.join('')}`;
        const plain = plainPath(written);
        expect(decodeURIComponent(plain)).toBe(decodeURIComponent(written.replace(/\/+/g, '/')));
        expect(plain).not.toContain('//');
        expect(plainPath(plain)).toBe(plain);
      }),
    );
  });
});

describe('other spellings of an address', () => {
  it.each([
    ['/topics/vpn', ['/topics/vpn/']],
    ['/Topics/VPN', ['/Topics/VPN/', '/topics/vpn/']],
    ['/NEWS/a/', ['/news/a/']],
    ['/news/a/', []],
    ['//news/a/', ['/news/a/']],
    ['///News//a', ['/News/a/', '/news/a/']],
    ['/news/a%2Db/', ['/news/a-b/']],
    ['/%6Eews/a%2d%62', ['/news/a-b/']],
    ['/news/%E2%82%AC/', ['/news/%e2%82%ac/']],
    ['/rss/feed.xml', []],
    ['//News/feed.xml', ['/News/feed.xml', '/news/feed.xml']],
    ['/version-2.0', ['/version-2.0/']],
  ])('%s may have been meant as %j', (path, expected) => {
    expect(otherSpellings(path)).toEqual(expected);
  });

  it('are never the address itself, and lead no further than to themselves', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        for (const spelling of otherSpellings(path)) {
          expect(spelling).not.toBe(path);
          expect(otherSpellings(spelling).length).toBeLessThan(otherSpellings(path).length);
        }
      }),
    );
  });
});
