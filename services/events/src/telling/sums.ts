/** The sums that others of the house go by. */
import { MOST_TOLD, type ToldAudience } from '@masthead/model';
import { experiments } from '@masthead/rules';
import { experimentSums } from '../audience/experiment-sums.ts';
import { sumsOf } from '../audience/reading.ts';
import { DAY_MS, HOUR_MS, LATE_MS } from '../counting/times.ts';
import type { EventsDb } from '../store/schema.ts';

/** What is read now: this hour as far as it is, and those before it. */
const RECENT_HOURS = 6;

export async function storiesViewed(db: EventsDb, now: number): Promise<ToldAudience['stories']> {
  const span = { grain: HOUR_MS, from: now - (RECENT_HOURS - 1) * HOUR_MS, until: now + 1 } as const;
  const sums = await sumsOf(db, 'story_views', span, { most: MOST_TOLD });
  return sums.map(({ subject: id, count: views }) => ({ id, views }));
}

/** Of each experiment that runs, or of which something may still come. */
export const experimentsCounted = (db: EventsDb, now: number): Promise<ToldAudience['experiments']> =>
  experimentSums(
    db,
    experiments.filter(({ start, end, byCookieOnly }) => start <= now && now < end + LATE_MS + DAY_MS && !byCookieOnly),
    now,
  );
