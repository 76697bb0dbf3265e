/** The sums that others of the house go by. */
import { type Audience, MOST_TOLD } from '@masthead/model';
import { type Experiment, experiments } from '@masthead/rules';
import { sumsOf } from '../audience/reading.ts';
import { DAY_MS, HOUR_MS, LATE_MS } from '../counting/times.ts';
import type { EventsDb } from '../store/schema.ts';

/** What is read now: this hour as far as it is, and those before it. */
const RECENT_HOURS = 6;

export async function storiesViewed(db: EventsDb, now: number): Promise<Audience['stories']> {
  const span = { grain: HOUR_MS, from: now - (RECENT_HOURS - 1) * HOUR_MS, until: now + 1 } as const;
  const sums = await sumsOf(db, 'story_views', span, { most: MOST_TOLD });
  return sums.map(({ subject: id, count: views }) => ({ id, views }));
}

const subjectOf = ({ id, version }: Experiment): string => `${id}:${version}`;

/** Of each experiment that runs, or of which something may still come: all visits since it began. */
export async function experimentSums(db: EventsDb, now: number): Promise<Audience['experiments']> {
  const asked = experiments.filter(
    ({ start, end, byCookieOnly }) => start <= now && now < end + LATE_MS + DAY_MS && !byCookieOnly,
  );
  if (asked.length === 0) return [];
  const span = { grain: DAY_MS, from: Math.min(...asked.map(({ start }) => start)), until: now + 1 } as const;
  const subjects = asked.map(subjectOf);
  const [exposed, outcomes] = [
    await sumsOf(db, 'exposed_readers', span, { subjects, most: Number.MAX_SAFE_INTEGER }),
    await sumsOf(db, 'outcome_readers', span, { subjects, most: Number.MAX_SAFE_INTEGER }),
  ];
  return asked.flatMap((experiment) => {
    const countIn = (sums: typeof exposed, label: string): number =>
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
