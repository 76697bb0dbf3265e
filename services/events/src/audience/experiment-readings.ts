/** How running experiments do: each bucket against its control, by a test that may be looked at on any day. */
import { type Experiment, isRunning } from '@masthead/rules';
import { differenceInterval, MISMATCH_LEVEL, mismatchProbability } from '@masthead/rules/statistics';
import type { ExperimentReading } from '@masthead/tracking';
import type { EventsDb } from '../store/schema.ts';
import { type BucketSum, experimentSums } from './experiment-sums.ts';

export async function experimentReadings(
  db: EventsDb,
  all: readonly Experiment[],
  now: number,
): Promise<ExperimentReading[]> {
  const running = all.filter((experiment) => isRunning(experiment, now) && !experiment.byCookieOnly);
  const sums = await experimentSums(db, running, now);
  return running.flatMap((experiment) =>
    comparedWithControl(
      experiment,
      sums.filter(({ id, version }) => id === experiment.id && version === experiment.version),
    ),
  );
}

/** The first bucket is the one that the others are compared with. */
function comparedWithControl(experiment: Experiment, [control, ...others]: readonly BucketSum[]): ExperimentReading[] {
  if (!control) return [];
  const { id, version, hypothesis, owner, end } = experiment;
  const exposures = [control, ...others].map((each) => each.exposures);
  const chance = mismatchProbability(exposures, sharesAmongThemselves(experiment));
  return others.map((sum) => {
    const difference = differenceInterval(sum, control);
    return {
      id,
      version,
      hypothesis,
      owner,
      end,
      bucket: sum.bucket,
      readers: exposures.reduce((all, count) => all + count, 0),
      ...(difference && { difference }),
      ...(chance !== undefined && chance < MISMATCH_LEVEL && { mismatch: chance }),
    };
  });
}

/** Who is outside sees nothing of it, so nobody counts them. */
function sharesAmongThemselves({ allocation, slots }: Experiment): number[] {
  const lengths = allocation.map(({ bucket }) => slots.filter((slot) => slot === bucket).length);
  const inside = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length) => length / inside);
}
