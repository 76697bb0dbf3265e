/** How running experiments do: each bucket against its control, by a test that may be looked at on any day. */
import { type Experiment, isRunning, SLOTS } from '@masthead/rules';
import { type Counted, differenceInterval, MISMATCH_LEVEL, mismatchProbability } from '@masthead/rules/statistics';
import type { ExperimentReading } from '@masthead/tracking';
import { DAY_MS } from '../counting/times.ts';
import type { EventsDb } from '../store/schema.ts';
import { type BucketReading, experiments } from './audience.ts';

export async function experimentReadings(
  db: EventsDb,
  all: readonly Experiment[],
  now: number,
): Promise<ExperimentReading[]> {
  const running = all.filter((experiment) => isRunning(experiment, now));
  const readings = running.map(async (experiment) =>
    comparedWithControl(experiment, await experiments(db, { grain: DAY_MS, from: experiment.start, until: now })),
  );
  return (await Promise.all(readings)).flat();
}

function comparedWithControl(experiment: Experiment, read: readonly BucketReading[]): ExperimentReading[] {
  const { id, version, hypothesis, owner, end, allocation } = experiment;
  const counts = new Map(
    read
      .filter((each) => each.experiment === id && each.version === version)
      .map((each) => [each.bucket, countedOf(each)]),
  );
  const [control, ...others] = allocation.map(({ bucket }) => ({ bucket, counted: counts.get(bucket) ?? NOBODY }));
  if (!control) return [];
  const exposures = [control, ...others].map(({ counted }) => counted.exposures);
  const chance = mismatchProbability(exposures, sharesAmongThemselves(experiment));
  return others.map(({ bucket, counted }) => {
    const difference = differenceInterval(counted, control.counted);
    return {
      id,
      version,
      hypothesis,
      owner,
      end,
      bucket,
      readers: exposures.reduce((sum, count) => sum + count, 0),
      ...(difference && { difference }),
      ...(chance !== undefined && chance < MISMATCH_LEVEL && { mismatch: chance }),
    };
  });
}

const NOBODY: Counted = { exposures: 0, conversions: 0 };

/** Whoever did something that the experiment is about; of several such things, the one that most did. */
const countedOf = ({ readers, outcomes }: BucketReading): Counted => ({
  exposures: readers,
  conversions: Math.max(0, ...Object.values(outcomes)),
});

/** Only those who are in a bucket tell that they are. */
function sharesAmongThemselves({ allocation, slots }: Experiment): number[] {
  const inside = slots.filter((slot) => allocation.some(({ bucket }) => bucket === slot)).length || SLOTS;
  return allocation.map(({ bucket }) => slots.filter((slot) => slot === bucket).length / inside);
}
