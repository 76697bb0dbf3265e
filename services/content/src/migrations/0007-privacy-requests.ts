/** Whose information is not to be sold or shared, by e-mail address. */
import type { MigratedDb } from '../schema.ts';

export async function up({ schema }: MigratedDb): Promise<void> {
  await schema
    .createTable('privacy_requests')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('privacy_requests_by_age').on('privacy_requests').column('created_at').execute();
}
