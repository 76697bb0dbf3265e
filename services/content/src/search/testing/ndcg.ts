/** How good an order of results is against the best that there could be: normalised discounted cumulative gain. */
import type { GradedQuery } from './graded-queries.ts';

const DEPTH = 10;

const discounted = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** 1: nothing could be better. 0: nothing of it is any good. */
export function ndcgAt10({ best, good = [], fair = [] }: GradedQuery, found: readonly string[]): number {
  const grades = new Map([
    ...best.map((key) => [key, 3] as const),
    ...good.map((key) => [key, 2] as const),
    ...fair.map((key) => [key, 1] as const),
  ]);
  const ideal = discounted([...grades.values()].sort((one, other) => other - one));
  return discounted(found.map((key) => grades.get(key) ?? 0)) / ideal;
}
