import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount } from './paging.ts';

describe('the page count', () => {
  it.each([
    [4, 0, 1],
    [4, 1, 1],
    [4, 4, 1],
    [4, 5, 2],
    [4, 11, 3],
  ])('of a limit of %i and a total of %i is %i', (limit, total, pages) => {
    expect(pageCount({ limit, offset: 0, total })).toBe(pages);
  });

  it('is just enough pages to hold everything, and at least one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(100_000), (limit, total) => {
        const pages = pageCount({ limit, offset: 0, total });
        expect(pages).toBeGreaterThanOrEqual(1);
        expect(pages * limit).toBeGreaterThanOrEqual(total);
        expect((pages - 1) * limit).toBeLessThan(Math.max(1, total));
      }),
    );
  });

  it('is a number even for a list that says its pages hold nothing', () => {
    expect([pageCount({ limit: 0, offset: 0, total: 0 }), pageCount({ limit: 0, offset: 0, total: 9 })]).toEqual([
      1, 9,
    ]);
  });
});
