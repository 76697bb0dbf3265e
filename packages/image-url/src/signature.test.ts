import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryOf } from './order.ts';
import { hashOf, signedAddress, verifiedPath } from './signature.ts';
import { anyOrder } from './testing/pictures.ts';

const KEY = 'secret';
const PATH = '/hub/2023/05/22/abc-123/pic.jpg';
const QUERY = 'auto=webp&fit=crop&height=675&width=1200';
const HASH = 'b6e9659817f795a81d46489c0b109e968d6bd461';

/** As a server meets it: the address was sent, and taken apart. */
function verified(address: string, key = KEY) {
  const { pathname, searchParams } = new URL(address, 'https://masthead.example');
  return verifiedPath(pathname, searchParams, key);
}

const anyPath = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 5 })
  .map((steps) => `/hub/${steps.map((step) => encodeURIComponent(`${step}.jpg`)).join('/')}`);

describe('a signed address', () => {
  it('has the HMAC-SHA1 of path and query in hexadecimal digits', () => {
    expect(hashOf(KEY, PATH, QUERY)).toBe(HASH);
    expect(signedAddress(KEY, PATH, QUERY)).toBe(`/resize/${HASH}${PATH}?${QUERY}`);
  });

  it('without a query has the hash of its path, and no question mark', () => {
    expect(signedAddress(KEY, PATH, '')).toBe(`/resize/${hashOf(KEY, PATH, '')}${PATH}`);
    expect(hashOf(KEY, PATH, '')).not.toBe(hashOf(KEY, PATH, 'width=1'));
  });

  it('is verified with the key that it was signed with', () => {
    fc.assert(
      fc.property(anyPath, anyOrder, fc.string({ minLength: 1 }), (path, order, key) => {
        const query = queryOf(order);
        expect(verified(signedAddress(key, path, query), key)).toEqual({ path, query });
      }),
    );
  });

  it('is verified with its query in any order, and tells it in the one order', () => {
    const reordered = `/resize/${HASH}${PATH}?width=1200&auto=webp&height=675&fit=crop`;
    expect(verified(reordered)).toEqual({ path: PATH, query: QUERY });
  });

  it.each([
    ['another key', `/resize/${HASH}${PATH}?${QUERY}`, 'Secret'],
    ['another width', `/resize/${HASH}${PATH}?${QUERY.replace('1200', '1201')}`],
    ['one name more', `/resize/${HASH}${PATH}?${QUERY}&frame=1`],
    ['one name less', `/resize/${HASH}${PATH}?${QUERY.replace('&width=1200', '')}`],
    ['no query', `/resize/${HASH}${PATH}`],
    ['a name twice', `/resize/${HASH}${PATH}?${QUERY}&width=1200`],
    ['another name', `/resize/${HASH}${PATH}?${QUERY.replace('width', 'Width')}`],
    ['another picture', `/resize/${HASH}${PATH.replace('pic', 'pix')}?${QUERY}`],
    ['another letter case', `/resize/${HASH}${PATH.replace('pic', 'Pic')}?${QUERY}`],
    ['another way to write the path', `/resize/${HASH}${PATH.replace('pic', '%70ic')}?${QUERY}`],
    ['another folder by steps up', `/resize/${HASH}/hub/x/../../secret.jpg?${QUERY}`],
    ['a doubled slash', `/resize/${HASH}/${PATH}?${QUERY}`],
    ['a trailing slash', `/resize/${HASH}${PATH}/?${QUERY}`],
    ['another hash', `/resize/${HASH.replace('b6', 'b7')}${PATH}?${QUERY}`],
    ['a hash in capitals', `/resize/${HASH.toUpperCase()}${PATH}?${QUERY}`],
    ['a hash too short', `/resize/${HASH.slice(1)}${PATH}?${QUERY}`],
    ['a hash too long', `/resize/${HASH}0${PATH}?${QUERY}`],
    ['no hash', `/resize${PATH}?${QUERY}`],
    ['no path', `/resize/${HASH}?${QUERY}`],
    ['another beginning', `/Resize/${HASH}${PATH}?${QUERY}`],
    ['something before it', `/x/resize/${HASH}${PATH}?${QUERY}`],
  ])('with %s is not verified', (_, address, key = KEY) => {
    expect(verified(`/resize/${HASH}${PATH}?${QUERY}`)).toBeDefined();
    expect(verified(address, key)).toBeUndefined();
  });

  it('is not verified when its query was moved into its path', () => {
    expect(verifiedPath(`/resize/${HASH}${PATH}?${QUERY}`, new URLSearchParams(), KEY)).toBeUndefined();
  });

  it('is not verified with any one character changed', () => {
    const signed = signedAddress(KEY, PATH, QUERY);
    const anyPlace = fc.integer({ min: '/resize/'.length, max: signed.length - 1 });
    fc.assert(
      fc.property(anyPlace, fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz-._~&=/%+'), (at, other) => {
        fc.pre(signed[at] !== other);
        expect(verified(signed.slice(0, at) + other + signed.slice(at + 1))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('is not verified for a hash, path or query that was made up', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(hex, anyPath, anyOrder, (hash, path, order) => {
        expect(verified(`/resize/${hash}${path}?${queryOf(order)}`)).toBeUndefined();
      }),
    );
  });
});
