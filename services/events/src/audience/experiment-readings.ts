/** How running experiments do: each bucket against its control, by a test that may be looked at on any day. */
import { controlOf, type Experiment, isRunning, sharesInside } from '@masthead/rules';
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

function comparedWithControl(experiment: Experiment, sums: readonly BucketSum[]): ExperimentReading[] {
  const { id, version, hypothesis, owner, end } = experiment;
  const control = sums.find(({ bucket }) => bucket === controlOf(experiment));
  if (!control) return [];
  const exposures = sums.map((each) => each.exposures);
  const chance = mismatchProbability(exposures, sharesInside(experiment));
  return sums
    .filter((sum) => sum !== control)
    .map((sum) => {
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
