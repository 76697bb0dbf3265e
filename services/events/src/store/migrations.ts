/** Makes the tables of events. On PostgreSQL events stand in a partition for each day, which is dropped whole. */
import type { Migration } from '@masthead/storage';
import { type Kysely, PostgresAdapter, sql } from 'kysely';

async function createEvents(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql`
    create table events (
      day integer not null, id text not null, at bigint not null, received_at bigint not null,
      session text not null, visitor text, view text not null, name text not null, version integer not null,
      story_id text, page_kind text not null, address text not null, robot integer not null, country text,
      fields text not null, primary key (day, id)
    ) ${isPostgres ? sql`partition by list (day)` : sql``}`.execute(db);
  // Only for those who are to be forgotten.
  await sql`create index events_by_visitor on events (visitor) where visitor is not null`.execute(db);
}

async function createSums({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('event_counts')
    .addColumn('grain', 'integer', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('total', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_counts_key', ['grain', 'measure', 'starts_at', 'subject', 'label'])
    .execute();
  await schema
    .createTable('event_readers')
    .addColumn('grain', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_readers_key', ['grain', 'starts_at', 'scope', 'session'])
    .execute();
}

async function createPresence({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('event_presence')
    .addColumn('session', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('story_id', 'text')
    .addColumn('page_kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('event_presence_by_time').on('event_presence').column('at').execute();
}

async function createBooks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('event_journals')
    .addColumn('segment', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('event_forgotten')
    .addColumn('visitor', 'text', (column) => column.primaryKey())
    .addColumn('forgotten_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createTakes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('event_takes')
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('option', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_takes_key', ['decision', 'option', 'agent'])
    .execute();
}

async function createAds({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('event_ad_seen')
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_ad_seen_key', ['decision', 'slot', 'kind'])
    .execute();
  await schema.createIndex('event_ad_seen_by_time').on('event_ad_seen').column('until').execute();
  await schema
    .createTable('event_ad_sums')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('creative', 'text', (column) => column.notNull())
    .addColumn('placement', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('told', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_ad_sums_key', ['day', 'line', 'creative', 'placement', 'kind'])
    .execute();
}

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-events': {
    async up(db) {
      await createEvents(db);
      await createSums(db);
      await createPresence(db);
      await createBooks(db);
    },
  },
  '0002-most-viewed': {
    up: async (db) =>
      void (await sql`create index event_counts_most_viewed on event_counts (grain, starts_at, count desc, subject)
        where measure = 'story_views'`.execute(db)),
  },
  '0003-takes': { up: createTakes },
  '0004-ads': {
    async up(db) {
      await createAds(db);
      await sql`create index event_ad_sums_waiting on event_ad_sums (day) where told < count`.execute(db);
    },
  },
};
