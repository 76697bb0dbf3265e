/** The database of events: a file of its own beside that of the content, or tables in the same PostgreSQL. */
import type { Logger } from '@masthead/runtime';
import { type Database, migrateToLatest, openDatabase } from '@masthead/storage';
import { sql, type Transaction } from 'kysely';
import { migrations } from './migrations.ts';
import type { EventsSchema } from './schema.ts';

export type EventsDatabase = Database<EventsSchema>;

export interface EventsPlace {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Beside that of the content: writing events never keeps anybody from publishing. */
const FILE_NAME = 'events.sqlite';

export const openEventsDatabase = (place: EventsPlace, logger: Logger): Promise<EventsDatabase> =>
  openDatabase<EventsSchema>({ ...place, fileName: FILE_NAME, logger });

export const prepareEvents = (database: EventsDatabase): Promise<void> =>
  migrateToLatest(database, migrations, { namespace: 'events' });

/** Any number: the key of the lock that writers of events take, in the whole of a PostgreSQL database. */
const WRITERS_LOCK = 5_616_057;

/**
 * One writer of events at a time, in all processes. On PostgreSQL everybody adds to the same sums: serializable
 * transactions would be undone by each other again and again, and a lock makes them wait instead. Under it, and
 * because sums are added to in one statement, read committed is exact.
 */
export function writeEvents<Result>(
  { db, engine, transaction }: EventsDatabase,
  work: (transaction: Transaction<EventsSchema>) => Promise<Result>,
): Promise<Result> {
  if (engine === 'sqlite') return transaction(work);
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (locked) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(WRITERS_LOCK)})`.execute(locked);
      return work(locked);
    });
}
