import { describe, expect, test } from 'vitest';
import { pageHref, pageList } from './page-list.ts';

describe('the page numbers of a pager', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 118, [1, 2, 3, 4, 'gap', 118]],
    [4, 118, [1, 2, 3, 4, 5, 'gap', 118]],
    [60, 118, [1, 'gap', 59, 60, 61, 'gap', 118]],
    [118, 118, [1, 'gap', 115, 116, 117, 118]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
  ])('page %i of %i', (page, pageCount, expected) => {
    expect(pageList(page, pageCount)).toEqual(expected);
  });

  test('every list rises, holds both ends and the page itself', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount++) {
      for (let page = 1; page <= pageCount; page++) {
        const numbers = pageList(page, pageCount).filter((entry) => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
      }
    }
  });

  test('page 1 is the listing itself', () => {
    expect(pageHref('/topics/phones/', 1)).toBe('/topics/phones/');
    expect(pageHref('/topics/phones/', 7)).toBe('/topics/phones/7/');
  });
});
