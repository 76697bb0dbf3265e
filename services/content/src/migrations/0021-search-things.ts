/** Products, people and topics by the words of their names and of what they are, for the cards among search results. */
import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('search_things')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer')
    .addPrimaryKeyConstraint('search_things_key', ['kind', 'key'])
    .execute();
  const words = schema
    .createTable('search_thing_words')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_thing_words_key', ['word', 'kind', 'key']);
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (onPostgres ? words : words.modifyEnd(sql`without rowid`)).execute();
  await schema.createIndex('search_thing_words_by_thing').on('search_thing_words').columns(['kind', 'key']).execute();
}
