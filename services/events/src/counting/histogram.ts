/** Distributions as sums: how many values fell into each of buckets that are five percent wide, so that percentiles can be told without the values. */
const WIDTH = Math.log(1.05);
/** What is too small to be told from nothing. */
const LEAST = 0.0001;
const NOTHING = -200;

export const bucketOf = (value: number): number => (value < LEAST ? NOTHING : Math.round(Math.log(value) / WIDTH));

/** The middle of a bucket: no value in it is further away than two and a half percent. */
const middleOf = (bucket: number): number => (bucket <= NOTHING ? 0 : Math.exp(bucket * WIDTH));

export interface BucketCount {
  bucket: number;
  count: number;
}

/** The value that so much of all are at most (nearest rank); undefined when there is none. */
export function percentileOf(buckets: readonly BucketCount[], part: number): number | undefined {
  const wanted = Math.ceil(buckets.reduce((sum, { count }) => sum + count, 0) * part);
  let passed = 0;
  for (const { bucket, count } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    passed += count;
    if (passed >= wanted && count > 0) return middleOf(bucket);
  }
  return undefined;
}
