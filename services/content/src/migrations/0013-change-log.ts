/** The log of changes takes the place of the outbox. */
import { PostgresAdapter } from 'kysely';
import type { MigratedDb } from '../schema.ts';

export async function up(db: MigratedDb): Promise<void> {
  const { schema } = db;
  // Nobody keeps anything while the tables are made anew: what the outbox still held is told to nobody.
  await schema.dropTable('outbox').execute();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await schema
    .createTable('changes')
    .addColumn('sequence', isPostgres ? 'bigint' : 'integer', (column) =>
      isPostgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('change_readers')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .execute();
}
