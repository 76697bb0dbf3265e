import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceOn, pricesUntil } from './price-record.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 15, 18);
const noon = (daysAgo: number): number => Date.UTC(2026, 10, 15 - daysAgo, 12);
/** Days ago and dollars, oldest first. */
const prices = (...changes: [daysAgo: number, dollars: number][]) =>
  pricesUntil(
    NOW,
    changes.map(([days, dollars]) => ({ at: noon(days), cents: dollars * 100 })),
  );

describe('the record of a price', () => {
  it('counts the price that held when a window began, and no older one', () => {
    expect(prices([200, 50], [100, 80], [60, 90], [10, 100])).toMatchObject({ lowest30: 9000, lowest90: 8000 });
  });

  it('weighs each price by how long it held', () => {
    const { average90 = 0 } = prices([90 + 1, 100], [45, 200]) ?? {};
    expect(average90).toBeGreaterThan(14_900);
    expect(average90).toBeLessThan(15_200);
  });

  it('says nothing of days for which nobody looked', () => {
    expect(prices([89, 100])).toEqual({ now: NOW, points: [{ at: noon(89), cents: 10_000 }], lowest30: 10_000 });
    expect(prices([29, 100])).toEqual({ now: NOW, points: [{ at: noon(29), cents: 10_000 }] });
  });

  it('has the price of today from the morning on, and none of tomorrow', () => {
    const points = [
      { at: noon(100), cents: 500 },
      { at: noon(0), cents: 300 },
      { at: noon(-1), cents: 100 },
    ];
    const morning = Date.UTC(2026, 10, 15, 2);
    expect(pricesUntil(morning, points)).toMatchObject({ points: points.slice(0, 2), lowest30: 300 });
  });

  it('is none without a price', () => {
    expect(prices()).toBeUndefined();
    expect(prices([-3, 5])).toBeUndefined();
  });

  it('is never below the lowest nor above the highest price, whatever they are', () => {
    const change = fc.record({
      days: fc.integer({ min: 0, max: 400 }),
      cents: fc.integer({ min: 0, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: ({ days }) => days, minLength: 1, maxLength: 30 }), (changes) => {
        const points = changes
          .map(({ days, cents }) => ({ at: noon(days), cents }))
          .sort((one, other) => one.at - other.at);
        const { lowest30, lowest90, average90 } = pricesUntil(NOW, points) ?? {};
        const all = points.map(({ cents }) => cents);
        if (lowest90 === undefined || average90 === undefined || lowest30 === undefined) return;
        expect(lowest90).toBeLessThanOrEqual(lowest30);
        expect(lowest90).toBeGreaterThanOrEqual(Math.min(...all));
        expect(average90).toBeGreaterThanOrEqual(lowest90);
        expect(average90).toBeLessThanOrEqual(Math.max(...all));
      }),
    );
  });
});

describe('a price is', () => {
  const record = { now: NOW, points: [], lowest30: 9000, lowest90: 8000, average90: 10_000 };

  it.each([
    [7900, 'buy', 'lower than in ninety days'],
    [8000, 'buy', 'as low as it was in ninety days'],
    [8001, 'fair', 'not more than the average, and it was lower'],
    [10_000, 'fair', 'the average'],
    [10_001, 'wait', 'more than the average'],
  ])('%d: %s, since it is %s', (cents, advice) => {
    expect(adviceOn(cents, record)).toBe(advice);
  });

  it('fair when it never moved: that is no deal', () => {
    expect(adviceOn(8000, { ...record, average90: 8000 })).toBe('fair');
  });

  it('not judged when it was not followed for ninety days', () => {
    expect(adviceOn(1, { now: NOW, points: [{ at: NOW - 40 * DAY, cents: 5 }], lowest30: 5 })).toBeUndefined();
  });
});
