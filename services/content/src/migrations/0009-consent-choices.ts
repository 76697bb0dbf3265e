/** What readers chose about consent, each once for each choice: a choice of nobody in particular, as its cookie has it. */
import type { MigratedDb } from '../schema.ts';

export async function up({ schema }: MigratedDb): Promise<void> {
  await schema
    .createTable('consent_choices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('policy', 'integer', (column) => column.notNull())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .addColumn('allowed', 'text', (column) => column.notNull())
    .addColumn('laws', 'text', (column) => column.notNull())
    .addColumn('made_on', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('consent_choices_by_age').on('consent_choices').column('created_at').execute();
}
