import { describe, expect, it } from 'vitest';
import { readCookies } from '../cookies.ts';
import { seededRandom } from '../random.ts';
import { someExperiment } from '../testing/experiments.ts';
import { visitOf } from '../testing/facts.ts';
import { experimentCookies } from './answer.ts';
import { assignBuckets } from './assign.ts';
import type { Experiment } from './definition.ts';
import { experimentTable } from './table.ts';

/** A million visitors come to a page that three experiments of different splits apply to, and some of them come again. */
const VISITORS = 1_000_000;
/** Of so many, one comes again. */
const RETURNING = 10;
const PERIOD = { startDate: '2024-06-01T00:00:00Z', endDate: '2024-07-01T00:00:00Z' };
const splitOf = (id: string) => experimentTable.find((experiment) => experiment.id === id)?.allocation ?? [];
const trio = ['sleep_ratings', 'nrg_battText', 'adcap_energy'].map((id) =>
  someExperiment({ id, allocation: splitOf(id), ...PERIOD }),
);

/** How far apart counts and expectations are (Pearson), and how far they may be: one chance in ten thousand. */
const chiSquare = (observed: readonly number[], expected: readonly number[]): number =>
  observed.reduce((sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1), 0);

/** Wilson and Hilferty's approximation of the 0.9999 quantile. */
const limitFor = (freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
};

const bucketsOf = ({ allocation }: Experiment): string[] => ['exclude', ...allocation.map(({ bucket }) => bucket)];
const shareOf = ({ slots }: Experiment, bucket: string): number => slots.filter((slot) => slot === bucket).length / 101;

function simulate() {
  const visit = visitOf({ experiments: trio, random: seededRandom('a million visitors') });
  const counts = new Map<string, number>();
  let strays = 0;
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const first = assignBuckets(visit);
    const buckets = first.placements.map(({ state }) => state.bucket);
    const key = buckets.join('|');
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (visitor % RETURNING !== 0) continue;
    const jar = experimentCookies(first, { secure: true }).map((cookie) => cookie.split(';', 1)[0]);
    const again = assignBuckets({ ...visit, cookies: readCookies(jar.join('; ')) });
    if (again.placements.map(({ state }) => state.bucket).join('|') !== key) strays += 1;
    if (again.placements.some(({ isNew }) => isNew)) strays += 1;
  }
  return { counts, strays };
}

describe('of a million visitors', () => {
  const { counts, strays } = simulate();
  const countWhere = (test: (buckets: readonly string[]) => boolean): number =>
    [...counts].reduce((sum, [key, count]) => sum + (test(key.split('|')) ? count : 0), 0);

  it.each(trio.map((experiment, index): [string, Experiment, number] => [experiment.id, experiment, index]))(
    'as many as its slots say are in each bucket of %s',
    (_, experiment, index) => {
      const buckets = bucketsOf(experiment);
      const observed = buckets.map((bucket) => countWhere((each) => each[index] === bucket));
      const expected = buckets.map((bucket) => shareOf(experiment, bucket) * VISITORS);
      expect(observed.reduce((sum, count) => sum + count, 0)).toBe(VISITORS);
      expect(chiSquare(observed, expected)).toBeLessThan(limitFor(buckets.length - 1));
    },
  );

  it.each([
    [0, 1],
    [0, 2],
    [1, 2],
  ])('the bucket of one experiment says nothing of that of another (%d and %d)', (one, other) => {
    const [first, second] = [trio[one], trio[other]];
    if (!first || !second) throw new Error('there are three experiments');
    const rows = bucketsOf(first);
    const columns = bucketsOf(second);
    const cells = rows.flatMap((row) => columns.map((column) => [row, column] as const));
    const observed = cells.map(([row, column]) => countWhere((each) => each[one] === row && each[other] === column));
    const expected = cells.map(([row, column]) => {
      const inRow = countWhere((each) => each[one] === row);
      const inColumn = countWhere((each) => each[other] === column);
      return (inRow * inColumn) / VISITORS;
    });
    expect(chiSquare(observed, expected)).toBeLessThan(limitFor((rows.length - 1) * (columns.length - 1)));
  });

  it('every one who comes again with the cookies is where they were', () => {
    expect(strays).toBe(0);
  });

  it('a split that is off by a hundredth would be noticed', () => {
    expect(chiSquare([505_000, 495_000], [500_000, 500_000])).toBeGreaterThan(limitFor(1));
    expect(Math.round(limitFor(4))).toBe(24);
  });
});
