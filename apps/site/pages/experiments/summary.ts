/** Experiments and what was counted of them, as their summary tells it. */
import type { Instant } from '@masthead/model';
import {
  type BucketState,
  controlOf,
  describeCriteria,
  EXCLUDE,
  type Experiment,
  isRunning,
  sharesInside,
  versionLabel,
} from '@masthead/rules';
import {
  type Counted,
  differenceInterval,
  MISMATCH_LEVEL,
  mismatchProbability,
  rateOf,
} from '@masthead/rules/statistics';
import type {
  BucketSummary,
  ExperimentState,
  ExperimentSummary,
} from '../../components/experiments/experiment-summary.ts';

export type BucketCounts = readonly (BucketState & Counted)[];

const NOTHING: Counted = { exposures: 0, conversions: 0 };
const numbers = new Intl.NumberFormat('en-US');
/** Experiments begin and end at midnight of this zone, wherever their readers are. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Running ones first, then planned ones, the newest first among their own. */
export const summariesOf = (all: readonly Experiment[], counts: BucketCounts, now: Instant): ExperimentSummary[] =>
  all.toSorted((one, other) => other.end - one.end).map((experiment) => summaryOf(experiment, counts, now));

function summaryOf(experiment: Experiment, counts: BucketCounts, now: Instant): ExperimentSummary {
  const { id, version, owner, hypothesis, criteria, allocation, start, end } = experiment;
  const countOf = (bucket: string): Counted =>
    counts.find((each) => each.id === id && each.version === version && each.bucket === bucket) ?? NOTHING;
  const seen = allocation.map(({ bucket }) => countOf(bucket).exposures);
  const chance = mismatchProbability(seen, sharesInside(experiment));
  const control = controlOf(experiment);
  return {
    id,
    version: versionLabel(experiment),
    state: stateOf(experiment, now),
    period: `${days.format(start)} to ${days.format(end)}`,
    owner,
    hypothesis,
    audience: describeCriteria(criteria),
    shares: sharesOf(experiment),
    buckets: allocation.map(({ bucket, percentage }) => ({
      percentage,
      ...bucketSummary(
        bucket,
        countOf(bucket),
        control === undefined || bucket === control ? undefined : countOf(control),
      ),
    })),
    visitors: seen.reduce((sum, count) => sum + count, 0),
    ...(chance !== undefined && chance < MISMATCH_LEVEL && { mismatch: probability(chance) }),
  };
}

function stateOf(experiment: Experiment, now: Instant): ExperimentState {
  if (isRunning(experiment, now)) return 'running';
  return experiment.start > now ? 'planned' : 'ended';
}

/** In the order of the slots. */
function sharesOf({ slots, allocation }: Experiment): ExperimentSummary['shares'] {
  const parts = [EXCLUDE, ...allocation.map(({ bucket }) => bucket)];
  return parts
    .map((bucket) => ({
      bucket,
      slots: slots.filter((slot) => slot === bucket).length,
      outside: bucket === EXCLUDE,
    }))
    .filter((part) => part.slots > 0);
}

function bucketSummary(
  bucket: string,
  counted: Counted,
  control: Counted | undefined,
): Omit<BucketSummary, 'percentage'> {
  const rate = rateOf(counted);
  const interval = control && differenceInterval(counted, control);
  return {
    bucket,
    exposures: numbers.format(counted.exposures),
    conversions: numbers.format(counted.conversions),
    ...(rate !== undefined && { rate: `${(rate * 100).toFixed(1)}%` }),
    ...(interval && {
      difference: {
        interval: `${points(interval.low)} to ${points(interval.high)}`,
        verdict: interval.low > 0 ? 'better' : interval.high < 0 ? 'worse' : 'open',
      },
    }),
  };
}

/** With a true minus, and a plus where it is one. */
const points = (share: number): string => {
  const text = Math.abs(share * 100).toFixed(1);
  return Number(text) === 0 ? '0.0' : `${share < 0 ? '−' : '+'}${text}`;
};

const probability = (value: number): string => (value < 0.0001 ? 'less than 0.0001' : value.toFixed(4));
