import { TCString } from '@iabtcf/core';
import type { CategoryName } from '@masthead/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tcString } from './tcf.ts';
import { PURPOSES, vendorList } from './vendor-list.ts';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const decoded = (allowed: readonly CategoryName[], vendors: readonly number[]) => {
  const model = TCString.decode(tcString({ allows: (category) => allowed.includes(category) }, vendors));
  return {
    purposes: [...model.purposeConsents].flatMap(([id, given]) => (given ? [id] : [])),
    vendors: [...model.vendorConsents].flatMap(([id, given]) => (given ? [id] : [])),
    listVersion: model.vendorListVersion,
    disclosed: [...model.vendorsDisclosed].flatMap(([id, told]) => (told ? [id] : [])),
  };
};

describe('the string that vendors read', () => {
  it('agrees to nothing where nothing is allowed', () => {
    expect(decoded(['C0001'], [1, 2, 3])).toEqual({ purposes: [], vendors: [], listVersion: 1, disclosed: [1, 2, 3] });
  });

  it('agrees to advertising and to its vendors where that is allowed, and not to those who only measure', () => {
    expect(decoded(['C0001', 'C0004'], [1, 3])).toMatchObject({ purposes: [1, 2, 3, 4], vendors: [1] });
  });

  it('agrees to no vendor that is not declared, or is in no list', () => {
    expect(decoded(['C0004'], [])).toMatchObject({ vendors: [] });
    expect(decoded(['C0004'], [2, 99])).toMatchObject({ vendors: [2] });
  });

  it('tells in a segment of its own which vendors the reader was told of, whatever they chose', () => {
    const string = tcString({ allows: () => false }, [3, 1, 99]);
    // Of each segment the first three bits say which it is: 1 are the vendors disclosed.
    expect(string.split('.').map((segment) => BASE64.indexOf(segment.charAt(0)) >> 3)).toEqual([0, 1, 3]);
    expect(decoded([], [3, 1, 99]).disclosed).toEqual([1, 3]);
    expect(decoded(['C0004'], []).disclosed).toEqual([]);
  });

  it('never says more than was allowed', () => {
    const categories = fc.subarray<CategoryName>(['C0002', 'C0003', 'C0004', 'C0005']);
    fc.assert(
      fc.property(categories, fc.subarray([1, 2, 3]), (allowed, vendors) => {
        const told = decoded(allowed, vendors);
        const may = new Set(
          Object.entries(PURPOSES).flatMap(([name, ids]) => (allowed.some((each) => each === name) ? ids : [])),
        );
        expect(told.purposes).toEqual([...may].toSorted((one, other) => one - other));
        for (const id of told.vendors) expect(vendors).toContain(id);
        for (const id of told.vendors)
          expect(vendorList.vendors[id]?.purposes.some((each) => may.has(each))).toBe(true);
      }),
    );
  });
});
