/** Who asked for which newsletter: a row for each, until it is confirmed nothing is sent. */
import type { MigratedDb } from '../schema.ts';

export async function up({ schema }: MigratedDb): Promise<void> {
  await schema
    .createTable('subscriptions')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('newsletter', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscriptions_key', ['address', 'newsletter'])
    .execute();
  await schema.createIndex('subscriptions_by_token').on('subscriptions').column('token_hash').execute();
}
