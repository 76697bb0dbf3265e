import fc from 'fast-check';
import jstat from 'jstat';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';
import { type Counted, differenceInterval, ERROR_RATE, MISMATCH_LEVEL, mismatchProbability } from './statistics.ts';

describe('a mismatch of what was allocated and what was counted', () => {
  it.each([
    // Values of the chi-square distribution as tables print them.
    [[50, 50], [0.5, 0.5], 1],
    [[60, 40], [0.5, 0.5], 0.0455],
    [[30, 14, 34, 22], [0.25, 0.25, 0.25, 0.25], 0.0237],
  ])('of %j with shares %j has the probability %d', (counts, shares, probability) => {
    expect(mismatchProbability(counts, shares)).toBeCloseTo(probability, 3);
  });

  it('is not told as long as there are too few', () => {
    expect(mismatchProbability([3, 1], [0.5, 0.5])).toBeUndefined();
    expect(mismatchProbability([0, 0], [0.5, 0.5])).toBeUndefined();
    expect(mismatchProbability([100], [1])).toBeUndefined();
  });

  it('raises the alarm when one bucket loses a tenth of its readers, and not when chance does its work', () => {
    expect(mismatchProbability([10_000, 9000], [0.5, 0.5])).toBeLessThan(MISMATCH_LEVEL);
    expect(mismatchProbability([10_000, 9900], [0.5, 0.5])).toBeGreaterThan(MISMATCH_LEVEL);
  });
});

/** The interval of a test with one end, which is only right for who looks once. */
const singleLookInterval: typeof differenceInterval = (one, other) => {
  const rate = ({ exposures, conversions }: Counted): number => conversions / exposures;
  const variance = (counted: Counted): number => (rate(counted) * (1 - rate(counted))) / counted.exposures;
  const half = jstat.jStat.normal.inv(1 - ERROR_RATE / 2, 0, 1) * Math.sqrt(variance(one) + variance(other));
  return { low: rate(one) - rate(other) - half, high: rate(one) - rate(other) + half };
};

/** Looks once a day at two buckets of which readers convert at these rates; tells whether no difference was ever ruled out. */
function everRulesOutNone(
  seed: string,
  rates: readonly [number, number],
  interval: typeof differenceInterval,
): boolean {
  const random = seededRandom(seed);
  const buckets = rates.map(() => ({ exposures: 0, conversions: 0 }));
  for (let day = 0; day < 60; day += 1) {
    for (const [index, bucket] of buckets.entries())
      for (let reader = 0; reader < 60; reader += 1) {
        bucket.exposures += 1;
        if (random() < (rates[index] ?? 0)) bucket.conversions += 1;
      }
    const [one, other] = buckets;
    const found = one && other && interval(one, other);
    if (found && (found.low > 0 || found.high < 0)) return true;
  }
  return false;
}

const RUNS = 400;
const shareOf = (test: (run: number) => boolean): number =>
  Array.from({ length: RUNS }, (_, run) => test(run)).filter(Boolean).length / RUNS;

describe('an interval that may be looked at on any day', () => {
  it('shows a difference where there is none no more often than it says, however often one looks', () => {
    const wrong = shareOf((run) => everRulesOutNone(`same ${run}`, [0.1, 0.1], differenceInterval));
    expect(wrong).toBeLessThan(ERROR_RATE);
  });

  it('which one that is right for a single look does not', () => {
    const wrong = shareOf((run) => everRulesOutNone(`same ${run}`, [0.1, 0.1], singleLookInterval));
    expect(wrong).toBeGreaterThan(3 * ERROR_RATE);
  });

  it('finds a difference that is there', () => {
    expect(shareOf((run) => everRulesOutNone(`apart ${run}`, [0.16, 0.1], differenceInterval))).toBeGreaterThan(0.9);
  });

  it('is undefined before anybody came, and never empty or beyond all rates', () => {
    expect(differenceInterval({ exposures: 0, conversions: 0 }, { exposures: 5, conversions: 1 })).toBeUndefined();
    const counted = fc
      .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([exposures, share]) => ({ exposures, conversions: Math.floor(exposures * share) }));
    fc.assert(
      fc.property(counted, counted, (one, other) => {
        const { low, high } = differenceInterval(one, other) ?? { low: Number.NaN, high: Number.NaN };
        const difference = one.conversions / one.exposures - other.conversions / other.exposures;
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(difference);
        expect(high).toBeGreaterThanOrEqual(difference);
      }),
    );
  });
});
