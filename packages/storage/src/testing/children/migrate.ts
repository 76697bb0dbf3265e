/** Opens a database and migrates it when its standard input says so, so that several can do it at the same moment. */
import { once } from 'node:events';
import { createLogger } from '@masthead/runtime';
import { type Kysely, sql } from 'kysely';
import { type Migration, migrateToLatest } from '../../migrate.ts';
import { openDatabase } from '../../open-database.ts';

/** Each one notes that it ran; none can run twice without leaving a trace. */
const note = (name: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`insert into run (name) values (${name})`.execute(db);
  },
});

const migrations: Record<string, Migration> = {
  '001_tables': { up: (db) => db.schema.createTable('run').addColumn('name', 'text').execute() },
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`1${String(index).padStart(2, '0')}_note`, note(`n${index}`)]),
  ),
};

process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
const config = JSON.parse(process.argv[2] ?? '');
const database = await openDatabase({ ...config, logger: createLogger({ level: 'silent' }) });
await migrateToLatest(database, migrations, { namespace: 'content' });
await database.close();
