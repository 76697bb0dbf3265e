/** What is read most behind each door that says so, and as of when that was told. */
import type { MigratedDb } from '../schema.ts';

export async function up({ schema }: MigratedDb): Promise<void> {
  await schema
    .createTable('most_read')
    .addColumn('listing', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('story_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('most_read_key', ['listing', 'place'])
    .execute();
  await schema
    .createTable('audience_told')
    .addColumn('what', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
