/** Makes the tables of what an account keeps for its reader. All of it goes with the account. */
import type { Migration } from '@masthead/storage';
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofAccount = (column: ColumnDefinitionBuilder) => column.notNull().references('accounts.id').onDelete('cascade');

async function createReading({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('account_shelves')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .addUniqueConstraint('account_shelves_name', ['account_id', 'name_key'])
    .execute();
  await schema
    .createTable('account_saved')
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('story_id', 'text', required)
    // A shelf that is taken down leaves its stories.
    .addColumn('shelf_id', 'text', (column) => column.references('account_shelves.id').onDelete('set null'))
    .addColumn('saved_at', 'bigint', required)
    .addPrimaryKeyConstraint('account_saved_key', ['account_id', 'story_id'])
    .execute();
  await schema.createIndex('account_saved_by_shelf').on('account_saved').column('shelf_id').execute();
  await schema
    .createTable('account_following')
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('kind', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('since', 'bigint', required)
    .addPrimaryKeyConstraint('account_following_key', ['account_id', 'kind', 'key'])
    .execute();
  await schema
    .createTable('account_history')
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('story_id', 'text', required)
    .addColumn('read_at', 'bigint', required)
    .addPrimaryKeyConstraint('account_history_key', ['account_id', 'story_id'])
    .execute();
  await schema.createIndex('account_history_by_time').on('account_history').column('read_at').execute();
}

async function createChoices({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('account_preferences')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('theme', 'text', required)
    .addColumn('text_size', 'text', required)
    .addColumn('ad_light', 'integer', required)
    .addColumn('history', 'integer', required)
    .execute();
  await schema
    .createTable('account_newsletters')
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('newsletter', 'text', required)
    .addColumn('since', 'bigint', required)
    .addPrimaryKeyConstraint('account_newsletters_key', ['account_id', 'newsletter'])
    .execute();
  await schema
    .createTable('account_alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('product', 'text', required)
    .addColumn('cents', 'integer', required)
    .addColumn('currency', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .execute();
  await schema.createIndex('account_alerts_by_account').on('account_alerts').column('account_id').execute();
}

export const readingMigrations: Readonly<Record<string, Migration>> = {
  '0010-reading': { up: createReading },
  '0011-choices': { up: createChoices },
};
