/** Addresses that readers asked for and that are not there, and the pages that sent them: counts, and nothing of who asked. */
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('missing_addresses')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('readers', 'integer', (column) => column.notNull())
    .addColumn('robots', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('missing_referrers')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missing_referrers_key', ['path', 'referrer'])
    .execute();
}
