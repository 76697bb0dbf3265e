/** What readers searched for and did not find: queries and how often, nothing of who asked. */
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('search_misses')
    .addColumn('query', 'text', (column) => column.primaryKey())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .execute();
}
