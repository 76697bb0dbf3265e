/**
 * The desk: manuscripts with their revisions, stories made from them, and everything that hangs on stories besides text.
 *
 * Before this nothing could be written: all the tables hold is the demo newsroom. It is dropped here, and loads again.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await dropDemo(db);
  await createManuscripts(db);
  await createStories(db);
  await createCatalogue(db);
  await createStanding(db);
}

/** In an order in which nothing refers to what is gone. */
const STORY_TABLES = [
  'listing_entries',
  'former_slugs',
  'story_relations',
  'story_tags',
  'story_topics',
  'story_authors',
  'stories',
];

async function dropDemo(db: Kysely<unknown>): Promise<void> {
  for (const table of STORY_TABLES) await db.schema.dropTable(table).execute();
  for (const table of ['authors', 'topics', 'pictures', 'arrangements'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await db.schema
    .alterTable('authors')
    .addColumn('profile', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await db.schema
    .alterTable('pictures')
    .addColumn('fingerprint', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('pictures_by_fingerprint').on('pictures').column('fingerprint').execute();
}

async function createManuscripts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('manuscripts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type_name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('published_revision', 'integer')
    .addColumn('first_published_at', 'bigint')
    .addColumn('published_updated_at', 'bigint')
    .addColumn('scheduled_at', 'bigint')
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('manuscripts_due').on('manuscripts').columns(['status', 'scheduled_at']).execute();
  await schema.createIndex('manuscripts_by_saving').on('manuscripts').columns(['saved_at desc', 'id']).execute();
  await schema
    .createTable('manuscript_revisions')
    .addColumn('manuscript_id', 'text', (column) => column.notNull().references('manuscripts.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('manuscript_revisions_key', ['manuscript_id', 'revision'])
    .execute();
  await schema
    .createTable('former_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('manuscript_id', 'text', (column) => column.notNull().references('manuscripts.id').onDelete('cascade'))
    .execute();
}

async function createStories(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('stories')
    .addColumn('id', 'text', (column) => column.primaryKey().references('manuscripts.id'))
    .addColumn('type_name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('headline', 'text', (column) => column.notNull())
    .addColumn('dek', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id'))
    .addColumn('word_count', 'integer', (column) => column.notNull())
    .addColumn('no_index', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint')
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  for (const [table, other, target] of [
    ['story_topics', 'topic_id', 'topics.id'],
    ['story_authors', 'author_id', 'authors.id'],
  ] as const)
    await schema
      .createTable(table)
      .addColumn('story_id', 'text', (column) => column.notNull().references('stories.id').onDelete('cascade'))
      .addColumn(other, 'text', (column) => column.notNull().references(target).onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['story_id', other])
      .execute();
  await createListings(db);
}

async function createListings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('listing_entries')
    .addColumn('listing', 'text', (column) => column.notNull())
    .addColumn('story_id', 'text', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_entries_key', ['listing', 'story_id'])
    .execute();
  await schema.createIndex('listing_entries_by_story').on('listing_entries').column('story_id').execute();
  await schema
    .createIndex('listing_entries_newest')
    .on('listing_entries')
    .columns(['listing', 'published_at desc', 'story_id'])
    .execute();
  await schema.createIndex('listing_entries_by_place').on('listing_entries').columns(['listing', 'place']).execute();
  await schema
    .createTable('live_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('story_id', 'text', (column) => column.notNull().references('manuscripts.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('headline', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('authors.id'))
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint')
    .addColumn('important', 'integer', (column) => column.notNull())
    .addColumn('pinned', 'integer', (column) => column.notNull())
    .addColumn('deleted', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('live_items_by_sequence')
    .unique()
    .on('live_items')
    .columns(['story_id', 'sequence'])
    .execute();
}

async function createCatalogue({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('collections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hidden', 'integer', (column) => column.notNull())
    .addColumn('threads', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('maker', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id'))
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('attributes', 'text', (column) => column.notNull())
    .addColumn('review_id', 'text', (column) => column.references('stories.id').onDelete('set null'))
    .execute();
  await schema.createIndex('products_by_review').on('products').column('review_id').execute();
  await schema
    .createTable('offers')
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('merchant', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('offers_key', ['product_id', 'merchant'])
    .execute();
  await schema
    .createTable('price_changes')
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('merchant', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_changes_key', ['product_id', 'merchant', 'at'])
    .execute();
}

async function createStanding({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('standing')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('standing_key', ['kind', 'key'])
    .execute();
  await schema
    .createTable('imports')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('imports_key', ['kind', 'key'])
    .execute();
  await schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
