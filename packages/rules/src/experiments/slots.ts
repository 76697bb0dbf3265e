/** The 101 slots of an experiment, of which chance draws one for each visitor. */
import type { RandomSource } from '../random.ts';
import { EXCLUDE } from './state.ts';

export interface Allocation<Bucket extends string = string> {
  readonly percentage: number;
  readonly bucket: Bucket;
}

export const SLOTS = 101;

/** What is not allocated stands first; then the buckets as they were declared, each as many slots as its percentage. */
export function slotsOf<Bucket extends string>(allocation: readonly Allocation<Bucket>[]): (Bucket | typeof EXCLUDE)[] {
  const taken = allocation.flatMap(({ percentage, bucket }) => Array<Bucket>(percentage).fill(bucket));
  return [...Array<typeof EXCLUDE>(SLOTS - taken.length).fill(EXCLUDE), ...taken];
}

/** An integer from 0 to 100, each as likely as any other. */
export const drawSlot = (random: RandomSource): number => Math.floor(random() * SLOTS);
