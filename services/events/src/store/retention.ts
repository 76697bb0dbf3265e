/** Forgets in time: raw events after so many days, and what is only kept to count exactly when nothing can come late any more. */
import { DAY_MS, dayOf, FIVE_MINUTES_MS, type Grain, HOUR_MS, LATE_MS, MINUTE_MS } from '../counting/times.ts';
import { dropDaysBefore } from './days.ts';
import { type EventsDatabase, writeEvents } from './store.ts';

/** An event that is sent again must still be found: raw events are kept this long at least. */
const LEAST_KEPT_DAYS = LATE_MS / DAY_MS + 1;

/** So long sums are kept: readers of a day are compared with those of four weeks. Sums of days are kept for good, but for what readers wrote. */
const SUMS_KEPT: readonly (readonly [grain: Grain, keptMs: number])[] = [
  [MINUTE_MS, 7 * DAY_MS],
  [FIVE_MINUTES_MS, 30 * DAY_MS],
  [HOUR_MS, 90 * DAY_MS],
];
const SEARCHES_KEPT_MS = 90 * DAY_MS;
const PRESENCE_KEPT_MS = HOUR_MS;
const JOURNALS_KEPT_MS = 400 * DAY_MS;
/** Rows of an SQLite file that one transaction deletes. */
const AT_ONCE = 2000;

export async function forgetOld(database: EventsDatabase, keptDays: number, now: number): Promise<void> {
  const { db, engine } = database;
  const firstDay = dayOf(now) - Math.max(keptDays, LEAST_KEPT_DAYS);
  if (engine === 'postgres') await dropDaysBefore(database, firstDay);
  else await deleteDaysBefore(database, firstDay);
  for (const [grain, keptMs] of SUMS_KEPT)
    await db
      .deleteFrom('event_counts')
      .where('grain', '=', grain)
      .where('starts_at', '<', now - keptMs)
      .execute();
  await db
    .deleteFrom('event_counts')
    .where('measure', '=', 'empty_searches')
    .where('starts_at', '<', now - SEARCHES_KEPT_MS)
    .execute();
  await db
    .deleteFrom('event_readers')
    .where('starts_at', '<', now - LATE_MS - 2 * DAY_MS)
    .execute();
  await db
    .deleteFrom('event_ad_seen')
    .where('until', '<', now - LATE_MS - DAY_MS)
    .execute();
  await db
    .deleteFrom('event_presence')
    .where('at', '<', now - PRESENCE_KEPT_MS)
    .execute();
  await db
    .deleteFrom('event_journals')
    .where('updated_at', '<', now - JOURNALS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('event_forgotten')
    .where('forgotten_at', '<', now - (keptDays + LEAST_KEPT_DAYS) * DAY_MS)
    .execute();
}

async function deleteDaysBefore(database: EventsDatabase, day: number): Promise<void> {
  for (;;) {
    const old = await database.db
      .selectFrom('events')
      .select(['day', 'id'])
      .where('day', '<', day)
      .orderBy('day')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = old.at(-1);
    if (!last) return;
    await writeEvents(database, (transaction) =>
      transaction
        .deleteFrom('events')
        .where(({ eb, refTuple, tuple }) => eb(refTuple('day', 'id'), '<=', tuple(last.day, last.id)))
        .execute(),
    );
  }
}
