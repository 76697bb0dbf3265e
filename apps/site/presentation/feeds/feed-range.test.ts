import { describe, expect, it } from 'vitest';
import { askedRange, feedRange, neighbours, rangeQuery } from './feed-range.ts';

const rangeOf = (query: string) => feedRange(new URLSearchParams(query));

describe('the range of a feed', () => {
  it.each([
    ['', { offset: 0, limit: 25 }],
    ['utm_source=x', { offset: 0, limit: 25 }],
    ['offset=0&limit=25', { offset: 0, limit: 25 }],
    ['offset=50', { offset: 50, limit: 25 }],
    ['limit=100&offset=7', { offset: 7, limit: 100 }],
    ['limit=1', { offset: 0, limit: 1 }],
  ])('%j', (query, range) => {
    expect(rangeOf(query)).toEqual(range);
  });

  it.each(['0', '101', '-1', '1.5', '1e2', 'x', '', ' 5', '05', '9'.repeat(30), '٥'])(
    'a limit of %j is refused',
    (limit) => {
      expect(() => feedRange(new URLSearchParams({ limit }))).toThrow('limit takes a whole number from 1 to 100.');
    },
  );

  it.each(['-1', '10000001', 'null', '0x1', ''])('an offset of %j is refused', (offset) => {
    expect(() => feedRange(new URLSearchParams({ offset }))).toThrow('offset takes a whole number from 0 to 10000000.');
  });

  it('is said only when it is not the usual one', () => {
    expect([rangeQuery(rangeOf('')), askedRange(rangeOf(''))]).toEqual(['', {}]);
    expect(rangeQuery(rangeOf('offset=25'))).toBe('?offset=25&limit=25');
    expect(askedRange(rangeOf('offset=25'))).toEqual({ offset: 25, limit: 25 });
  });

  it('leads on while there is more, and back while there was any', () => {
    expect(neighbours({ offset: 0, limit: 25 }, 25)).toEqual({});
    expect(neighbours({ offset: 0, limit: 25 }, 26)).toEqual({ next: { offset: 25, limit: 25 } });
    expect(neighbours({ offset: 10, limit: 25 }, 35)).toEqual({ previous: { offset: 0, limit: 25 } });
    expect(neighbours({ offset: 50, limit: 25 }, 100)).toEqual({
      next: { offset: 75, limit: 25 },
      previous: { offset: 25, limit: 25 },
    });
  });
});
