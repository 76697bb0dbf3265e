import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_COOKIE_HEADER, readCookies, removeCookie, setCookie } from './cookies.ts';

const secure = { secure: true };

describe('cookies that a browser sends', () => {
  it('are read by name, several values of one name in their order', () => {
    const cookies = readCookies('a=1; b=2=3;a=4 ; empty=; =nameless; bare');
    expect(Object.fromEntries(cookies)).toEqual({ a: ['1', '4'], b: ['2=3'], empty: [''] });
  });

  it('never fail to be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 2000 }), (header) => {
        expect(readCookies(header)).toBeInstanceOf(Map);
      }),
    );
  });

  it.each([null, undefined, ''])('may be none: %s', (header) => {
    expect(readCookies(header).size).toBe(0);
  });

  it('are not read beyond what we take, nor the one that is cut off there', () => {
    const long = `first=1; filler=${'x'.repeat(LONGEST_COOKIE_HEADER)}; last=1`;
    expect([...readCookies(long).keys()]).toEqual(['first']);
  });

  it('have no names from the prototype', () => {
    expect(readCookies('a=1').get('constructor')).toBeUndefined();
    expect(readCookies('__proto__=1').get('__proto__')).toEqual(['1']);
  });
});

describe('a cookie that is set', () => {
  it('is for the whole site, lax, and secure unless the site is not', () => {
    expect(setCookie('a', 'b', { maxAge: 5 }, secure)).toBe('a=b; Max-Age=5; Path=/; SameSite=Lax; Secure');
    expect(setCookie('a', 'b', { expires: 0 }, { secure: false, domain: 'masthead.example' })).toBe(
      'a=b; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; Domain=masthead.example; SameSite=Lax',
    );
  });

  it('is removed by one that is long over', () => {
    expect(removeCookie('a', secure)).toBe('a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; SameSite=Lax; Secure');
  });

  it.each([
    ['a;b', 'c', undefined],
    ['', 'c', undefined],
    ['a', 'b; Domain=evil.example', undefined],
    ['a', 'b\r\nset-cookie: c=d', undefined],
    ['a', 'b', 'x; Path=/y'],
  ])('is refused when it would say more than it should: %j', (name, value, domain) => {
    expect(() => setCookie(name, value, { maxAge: 1 }, { secure: true, domain })).toThrow(TypeError);
  });
});
