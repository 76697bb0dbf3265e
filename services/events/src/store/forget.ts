/** A reader asks to be forgotten: every event of theirs goes. What was added up holds nothing of anybody and stays. */
import { type EventsDatabase, writeEvents } from './store.ts';

/** Gives how many events there were. What is still on its way, in a journal or a browser, is dropped when it arrives. */
export function forgetVisitor(database: EventsDatabase, visitor: string, now: number): Promise<number> {
  return writeEvents(database, async (transaction) => {
    const own = await transaction
      .selectFrom('events')
      .select('session')
      .distinct()
      .where('visitor', '=', visitor)
      .execute();
    const sessions = own.map(({ session }) => session);
    let events = 0;
    // A visit may have begun before its visitor could be known.
    for (const session of sessions) {
      const { numDeletedRows } = await transaction
        .deleteFrom('events')
        .where('session', '=', session)
        .executeTakeFirstOrThrow();
      events += Number(numDeletedRows);
      await transaction.deleteFrom('event_readers').where('session', '=', session).execute();
      await transaction.deleteFrom('event_presence').where('session', '=', session).execute();
    }
    await transaction
      .insertInto('event_forgotten')
      .values({ visitor, forgotten_at: now })
      .onConflict((conflict) => conflict.column('visitor').doUpdateSet({ forgotten_at: now }))
      .execute();
    return events;
  });
}
