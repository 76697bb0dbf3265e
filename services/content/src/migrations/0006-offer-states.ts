/** What a shop's price is for, whether it has any left, and when somebody last looked. */
import type { MigratedDb } from '../schema.ts';

export async function up({ schema }: MigratedDb): Promise<void> {
  await schema
    .alterTable('offers')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('offers')
    .addColumn('in_stock', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.alterTable('offers').addColumn('checked_at', 'bigint').execute();
}
