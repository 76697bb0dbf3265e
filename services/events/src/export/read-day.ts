/** The events of a day, a portion at a time: a day may be more than fits into memory. */
import { dayOf } from '../counting/times.ts';
import type { EventRow, EventsDb } from '../store/schema.ts';

const PORTION = 10_000;

/** A date such as 2026-11-17, in UTC; undefined when it is none. */
export function dayFrom(date: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // The thirtieth of February is read as a day of March.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date ? undefined : dayOf(at);
}

export async function* eventsOfDay(db: EventsDb, day: number, portion = PORTION): AsyncGenerator<EventRow[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('events')
      .selectAll()
      .where('day', '=', day)
      .where('id', '>', last)
      .orderBy('id')
      .limit(portion)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < portion) return;
    last = rows.at(-1)?.id ?? last;
  }
}
