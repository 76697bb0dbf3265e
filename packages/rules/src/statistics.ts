/**
 * What the figures of an experiment say. They may be looked at on any day, and stopped at by what is seen: intervals
 * are those of a sequential test, which hold at all times together, and not those of a test with one end.
 */
import jstat from 'jstat';

const { jStat } = jstat;

/** Of so many experiments that are counted rightly, one raises the alarm. */
export const MISMATCH_LEVEL = 0.001;
/** A bucket that fewer are expected in says nothing yet. */
const LEAST_EXPECTED = 5;
/** Of twenty experiments without any difference, at most one ever shows one. */
export const ERROR_RATE = 0.05;
/** How large differences of rates usually are: intervals are narrowest for those. */
const USUAL_DIFFERENCE = 0.02;

export interface Counted {
  readonly exposures: number;
  readonly conversions: number;
}

/**
 * How likely counts are so far from what was allocated by chance alone (Pearson's test). Undefined as long as there
 * are too few to tell.
 */
export function mismatchProbability(counts: readonly number[], shares: readonly number[]): number | undefined {
  const total = jStat.sum(counts);
  const expected = shares.map((share) => share * total);
  if (counts.length < 2 || expected.some((count) => count < LEAST_EXPECTED)) return undefined;
  const distance = jStat.sum(
    counts.map((count, index) => (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1)),
  );
  return 1 - jStat.chisquare.cdf(distance, counts.length - 1);
}

export const rateOf = ({ exposures, conversions }: Counted): number | undefined =>
  exposures > 0 ? conversions / exposures : undefined;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * By how much the rate of one bucket is above that of another: the interval of a mixture sequential probability ratio
 * test. It gets narrower with every reader, and the truth is in all of them but for the error rate.
 */
export function differenceInterval(one: Counted, other: Counted): Interval | undefined {
  const [first, second] = [rateOf(one), rateOf(other)];
  if (first === undefined || second === undefined) return undefined;
  const variance = varianceOf(one) + varianceOf(other);
  const mixed = variance + USUAL_DIFFERENCE ** 2;
  const half = Math.sqrt(((variance * mixed) / USUAL_DIFFERENCE ** 2) * Math.log(mixed / (variance * ERROR_RATE ** 2)));
  const difference = first - second;
  return { low: Math.max(-1, difference - half), high: Math.min(1, difference + half) };
}

/** Of a rate that is estimated; one more of each kind, so that nobody is certain before anything has happened. */
function varianceOf({ exposures, conversions }: Counted): number {
  const rate = (conversions + 1) / (exposures + 2);
  return (rate * (1 - rate)) / exposures;
}
