import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnWithin, pricesWithin, wordsWithin } from './price-range.ts';

const DAY = 86_400_000;
const now = 200 * DAY;
const at = (daysAgo: number, cents: number) => ({ at: now - daysAgo * DAY, cents });
const prices = { now, points: [at(180, 900), at(60, 700), at(40, 800), at(10, 600)], average90: 740 };

describe('the last days of a price', () => {
  it('begin with the price that held then', () => {
    expect(pricesWithin(30, prices)).toEqual([at(40, 800), at(10, 600)]);
    expect(pricesWithin(90, prices)).toEqual(prices.points);
    expect(drawnWithin(30, prices).points).toEqual([at(30, 800), at(10, 600)]);
    expect(drawnWithin(90, prices).points[0]).toEqual(at(90, 900));
  });

  it('have the average of ninety days only where ninety are drawn', () => {
    expect(drawnWithin(90, prices).average90).toBe(740);
    expect(drawnWithin(30, prices)).not.toHaveProperty('average90');
  });

  it('are told by what it cost in them, not before', () => {
    expect(wordsWithin(30, prices)).toBe('In the last 30 days it has cost between $6 and $8.');
    expect(wordsWithin(30, { now, points: [at(100, 900)] })).toBe('It has cost $9 for 30 days.');
  });

  it('are all of what began in them, and at most one price more', () => {
    const point = fc.record({ at: fc.integer({ min: 0, max: now }), cents: fc.integer({ min: 1, max: 1e6 }) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1 }), fc.integer({ min: 1, max: 120 }), (unordered, days) => {
        const points = unordered.toSorted((one, other) => one.at - other.at);
        const shown = pricesWithin(days, { now, points });
        const inside = points.filter((each) => each.at > now - days * DAY);
        expect(shown.slice(shown.length - inside.length)).toEqual(inside);
        expect(shown.length - inside.length).toBeLessThanOrEqual(1);
        expect(shown.length).toBeGreaterThan(0);
      }),
    );
  });
});
