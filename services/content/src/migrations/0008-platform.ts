/** Flags and who changed them, what happened in experiments, and what readers took of what was put in order for them. */
import type { MigratedDb } from '../schema.ts';

export async function up({ schema }: MigratedDb): Promise<void> {
  await schema
    .createTable('flags')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('flag_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('was_on', 'integer', (column) => column.notNull())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('flag_changes_by_age').on('flag_changes').columns(['name', 'changed_at']).execute();
  await schema
    .createTable('experiment_counts')
    .addColumn('experiment', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('exposures', 'bigint', (column) => column.notNull())
    .addColumn('conversions', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('experiment_counts_key', ['experiment', 'version', 'bucket'])
    .execute();
  await schema
    .createTable('decision_options')
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('option_id', 'text', (column) => column.notNull())
    .addColumn('shown', 'bigint', (column) => column.notNull())
    .addColumn('taken', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('decision_options_key', ['agent', 'option_id'])
    .execute();
  await schema.createIndex('decision_options_by_age').on('decision_options').column('seen_at').execute();
  await schema
    .createTable('decisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('decisions_by_age').on('decisions').column('created_at').execute();
}
