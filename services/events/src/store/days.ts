/** The partitions of PostgreSQL, one for each day; in an SQLite file a day is a part of the key. */
import { sql } from 'kysely';
import type { EventsDb } from './schema.ts';
import { type EventsDatabase, writeEvents } from './store.ts';

const PARTITION = /^events_(\d+)$/;

/** In the transaction that writes them: another process may drop the days before. */
export async function ensureDays(db: EventsDb, days: readonly number[]): Promise<void> {
  const known = await partitions(db);
  for (const day of new Set(days.filter((each) => !known.has(each))))
    await sql`create table ${sql.table(`events_${day}`)} partition of events for values in (${sql.lit(day)})`.execute(
      db,
    );
}

export async function dropDaysBefore(database: EventsDatabase, day: number): Promise<void> {
  for (const each of await partitions(database.db))
    if (each < day)
      await writeEvents(database, (transaction) => sql`drop table ${sql.table(`events_${each}`)}`.execute(transaction));
}

async function partitions(db: EventsDb): Promise<Set<number>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass`.execute(db);
  return new Set(rows.flatMap(({ name }) => PARTITION.exec(name)?.[1] ?? []).map(Number));
}
