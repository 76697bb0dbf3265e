/** Makes the tables of discussions. */
import type { Database, Migration } from '@masthead/storage';
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DiscussionSchema } from './schema.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const ofComment = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('discussion_comments.id').onDelete('cascade');

async function createComments({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('discussions')
    .addColumn('story_id', 'text', (column) => column.primaryKey())
    .addColumn('published_at', 'bigint', required)
    .addColumn('count', 'integer', flag)
    .addColumn('threads', 'integer', flag)
    .addColumn('last_event', 'integer', flag)
    .addColumn('closed_at', 'bigint')
    .addColumn('opened_at', 'bigint')
    .execute();
  await schema
    .createTable('discussion_comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('story_id', 'text', required)
    .addColumn('thread_id', 'text', required)
    .addColumn('is_reply', 'integer', required)
    .addColumn('reader_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('badge', 'text')
    .addColumn('text', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('edited_at', 'bigint')
    .addColumn('state', 'text', required)
    .addColumn('held_for', 'text')
    .addColumn('useful', 'integer', flag)
    .addColumn('picked', 'integer', flag)
    .addColumn('picked_by', 'text')
    .addColumn('folded', 'integer', flag)
    .addColumn('listed', 'integer', flag)
    .addColumn('replies', 'integer', flag)
    .addColumn('answered', 'integer', flag)
    .addColumn('removed_by', 'text')
    .addColumn('removed_reason', 'text')
    .addColumn('removed_rule', 'integer')
    .addColumn('reports', 'integer', flag)
    .addColumn('event', 'integer', flag)
    .execute();
  const index = (name: string, columns: string[]) =>
    schema.createIndex(`discussion_comments_${name}`).on('discussion_comments').columns(columns).execute();
  await index('by_time', ['story_id', 'listed', 'at', 'id']);
  await index('by_use', ['story_id', 'listed', 'picked', 'useful', 'at', 'id']);
  await index('by_thread', ['thread_id', 'at']);
  await index('by_reader', ['reader_id', 'at']);
  await index('by_state', ['state', 'at']);
  await index('by_reports', ['reports', 'at']);
  await index('by_event', ['story_id', 'event']);
}

async function createReaders({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['discussion_useful', 'discussion_reports'] as const) {
    let query = schema
      .createTable(table)
      .addColumn('comment_id', 'text', ofComment)
      .addColumn('reader_id', 'text', required);
    if (table === 'discussion_reports')
      query = query.addColumn('reason', 'text', required).addColumn('at', 'bigint', required);
    await query.addPrimaryKeyConstraint(`${table}_key`, ['comment_id', 'reader_id']).execute();
    await schema.createIndex(`${table}_by_reader`).on(table).column('reader_id').execute();
  }
  await schema
    .createTable('discussion_readers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('look', 'text', required)
    .addColumn('has_badge', 'integer', flag)
    .addColumn('approved', 'integer', flag)
    .addColumn('banned_until', 'bigint')
    .addColumn('ban_reason', 'text')
    .execute();
  await schema.createIndex('discussion_readers_by_look').on('discussion_readers').column('look').execute();
  await schema
    .createTable('discussion_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('added_by', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute();
}

const createDecisions =
  (engine: Database<DiscussionSchema>['engine']) =>
  async ({ schema }: Kysely<unknown>): Promise<void> => {
    await schema
      .createTable('discussion_decisions')
      .addColumn('sequence', engine === 'postgres' ? sql`bigserial` : 'integer', (column) =>
        engine === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('at', 'bigint', required)
      .addColumn('who', 'text', required)
      .addColumn('action', 'text', required)
      .addColumn('about', 'text', required)
      .addColumn('story_id', 'text')
      .addColumn('reason', 'text', required)
      .addColumn('excerpt', 'text', required)
      .execute();
  };

export const migrationsFor = (engine: Database<DiscussionSchema>['engine']): Readonly<Record<string, Migration>> => ({
  '0001-comments': { up: createComments },
  '0002-readers': { up: createReaders },
  '0003-decisions': { up: createDecisions(engine) },
});
