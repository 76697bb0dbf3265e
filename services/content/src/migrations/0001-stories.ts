/** The first content tables: stories with their pictures, people, topics, and the listings they appear in. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bucket_path', 'text', (column) => column.notNull().unique())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('caption', 'text', (column) => column.notNull())
    .addColumn('credit', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('focus_x', 'double precision', (column) => column.notNull())
    .addColumn('focus_y', 'double precision', (column) => column.notNull())
    .execute();
  await schema
    .createTable('authors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('job_title', 'text', (column) => column.notNull())
    .addColumn('bio', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id'))
    .execute();
  await schema
    .createTable('topics')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text', (column) => column.references('topics.id'))
    .addColumn('path', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('topics_by_parent').on('topics').column('parent_id').execute();
  await createStories(db);
  await createListings(db);
}

async function createStories({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('stories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type_name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('headline', 'text', (column) => column.notNull())
    .addColumn('dek', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('correction', 'text', (column) => column.notNull())
    .addColumn('title_tag', 'text', (column) => column.notNull())
    .addColumn('seo_description', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id'))
    .addColumn('word_count', 'integer', (column) => column.notNull())
    .addColumn('no_index', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint')
    .execute();
  await schema
    .createTable('former_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('story_id', 'text', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .execute();
  for (const [table, other] of [
    ['story_topics', 'topic_id'],
    ['story_authors', 'author_id'],
    ['story_relations', 'related_id'],
  ] as const) {
    const target = { topic_id: 'topics.id', author_id: 'authors.id', related_id: 'stories.id' }[other];
    await schema
      .createTable(table)
      .addColumn('story_id', 'text', (column) => column.notNull().references('stories.id').onDelete('cascade'))
      .addColumn(other, 'text', (column) => column.notNull().references(target).onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['story_id', other])
      .execute();
  }
  await schema
    .createTable('story_tags')
    .addColumn('story_id', 'text', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_tags_key', ['story_id', 'slug'])
    .execute();
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
    .createTable('arrangements')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
}
