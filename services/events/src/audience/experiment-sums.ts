/** What was counted of experiments since each began: visits that saw a bucket, and those that did what it is about. */
import type { Experiment } from '@masthead/rules';
import { DAY_MS } from '../counting/times.ts';
import type { EventsDb } from '../store/schema.ts';
import { type Sum, sumsOf } from './reading.ts';

export interface BucketSum {
  id: string;
  version: string;
  bucket: string;
  exposures: number;
  conversions: number;
}

const subjectOf = ({ id, version }: Experiment): string => `${id}:${version}`;
const ALL = { most: Number.MAX_SAFE_INTEGER };

/** Every bucket of each, in its order. */
export async function experimentSums(db: EventsDb, asked: readonly Experiment[], now: number): Promise<BucketSum[]> {
  if (asked.length === 0) return [];
  const span = { grain: DAY_MS, from: Math.min(...asked.map(({ start }) => start)), until: now + 1 } as const;
  const subjects = asked.map(subjectOf);
  const exposed = await sumsOf(db, 'exposed_readers', span, { subjects, ...ALL });
  const outcomes = await sumsOf(db, 'outcome_readers', span, { subjects, ...ALL });
  return asked.flatMap((experiment) => {
    const countIn = (sums: readonly Sum[], label: string): number =>
      sums.find((sum) => sum.subject === subjectOf(experiment) && sum.label === label)?.count ?? 0;
    return experiment.allocation.map(({ bucket }) => ({
      id: experiment.id,
      version: experiment.version,
      bucket,
      exposures: countIn(exposed, bucket),
      conversions: countIn(outcomes, `${bucket} ${experiment.outcome}`),
    }));
  });
}
