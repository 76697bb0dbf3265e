import { USD } from '@masthead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLowest, type PricedAt, SPARK_BOX, SPARK_DAYS, sparkOf } from './spark.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-16T12:00:00Z');
const usd = (cents: number) => ({ cents, currency: USD });
const ago = (days: number, dollars: number): PricedAt => ({ at: NOW - days * DAY, price: usd(dollars * 100) });

describe('the line of a price', () => {
  it('is a step at each change, from the price that held ninety days ago until now', () => {
    const spark = sparkOf([ago(200, 500), ago(120, 400), ago(45, 300)], NOW);
    expect(spark?.path).toBe('M4 4H100V30H196');
    expect(spark?.label).toBe('90-day price: high $400, low $300');
  });

  it('is none where the price did not change, or none is known', () => {
    expect(sparkOf([ago(200, 500), ago(120, 400)], NOW)).toBeUndefined();
    expect(sparkOf([], NOW)).toBeUndefined();
  });

  it('stays within its box, whatever the prices', () => {
    const priced = fc.record({ days: fc.integer({ min: 0, max: 400 }), dollars: fc.integer({ min: 1, max: 5000 }) });
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 20 }), (points) => {
        const prices = points.toSorted((one, other) => other.days - one.days).map((p) => ago(p.days, p.dollars));
        const numbers = (sparkOf(prices, NOW)?.path.match(/[\d.]+/g) ?? []).map(Number);
        expect(numbers.every((number) => number >= 0 && number <= SPARK_BOX.width)).toBe(true);
      }),
    );
  });
});

it('a price is the lowest when nothing before it was lower', () => {
  const prices = [ago(SPARK_DAYS * 2, 300), ago(10, 400), ago(1, 300)];
  expect([isLowest(usd(30_000), prices), isLowest(usd(30_001), prices), isLowest(usd(1), [])]).toEqual([
    true,
    false,
    false,
  ]);
});
