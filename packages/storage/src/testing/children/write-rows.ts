/** Writes rows to an SQLite file for ever and prints the id of each one that was acknowledged, until it is killed. */
import { writeSync } from 'node:fs';
import { createLogger } from '@masthead/runtime';
import { openDatabase } from '../../open-database.ts';

type Schema = { story: { id: number; body: string }; revision: { story_id: number; body: string } };

const { dataDir }: { dataDir: string } = JSON.parse(process.argv[2] ?? '');
const database = await openDatabase<Schema>({ dataDir, logger: createLogger({ level: 'silent' }) });

await database.db.schema
  .createTable('story')
  .ifNotExists()
  .addColumn('id', 'integer', (column) => column.primaryKey())
  .addColumn('body', 'text', (column) => column.notNull())
  .execute();
await database.db.schema
  .createTable('revision')
  .ifNotExists()
  .addColumn('story_id', 'integer', (column) => column.notNull().references('story.id'))
  .addColumn('body', 'text', (column) => column.notNull())
  .execute();

/** Two tables in one transaction, and bodies of up to some pages, so that a kill can fall in the middle of one. */
async function writeStory(): Promise<number> {
  return database.transaction(async (transaction) => {
    const { last } = await transaction
      .selectFrom('story')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const id = (last ?? 0) + 1;
    const body = `${id} `.repeat((id % 40) * 100);
    await transaction.insertInto('story').values({ id, body }).execute();
    await transaction.insertInto('revision').values({ story_id: id, body }).execute();
    return id;
  });
}

while (true) writeSync(1, `${await writeStory()}\n`);
