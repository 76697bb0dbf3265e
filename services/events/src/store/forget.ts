/** A reader asks to be forgotten: every event of theirs goes. What was added up holds nothing of anybody and stays. */
import { type EventsDatabase, writeEvents } from './store.ts';

/** Gives how many events there were. What is still on its way, in a journal or a browser, is dropped when it arrives. */
export function forgetVisitor(database: EventsDatabase, visitor: string, now: number): Promise<number> {
  return writeEvents(database, async (transaction) => {
    const own = await transaction
      .selectFrom('events')
      .select(['session', 'day'])
      .distinct()
      .where('visitor', '=', visitor)
      .execute();
    const sessions = [...new Set(own.map(({ session }) => session))];
    // A visit may have begun before its visitor could be known, and before midnight: those days are looked through, not all.
    const days = [...new Set(own.flatMap(({ day }) => [day - 1, day, day + 1]))];
    let events = 0;
    if (sessions.length > 0) {
      const { numDeletedRows } = await transaction
        .deleteFrom('events')
        .where('day', 'in', days)
        .where('session', 'in', sessions)
        .executeTakeFirstOrThrow();
      events = Number(numDeletedRows);
      await transaction.deleteFrom('event_readers').where('session', 'in', sessions).execute();
      await transaction.deleteFrom('event_presence').where('session', 'in', sessions).execute();
    }
    await transaction
      .insertInto('event_forgotten')
      .values({ visitor, forgotten_at: now })
      .onConflict((conflict) => conflict.column('visitor').doUpdateSet({ forgotten_at: now }))
      .execute();
    return events;
  });
}
