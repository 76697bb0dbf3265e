/** Takes the tables back to what they were before a migration: without what came later, too. */
import type { MigratedDb } from '../schema.ts';

/** Before a manuscript was somebody's, and it was known when a token was used. */
async function undoWriters({ schema }: MigratedDb): Promise<void> {
  await schema.alterTable('manuscripts').dropColumn('writer_id').execute();
  await schema.alterTable('tokens').dropColumn('used_at').execute();
}

/** Before search knew things, and what it did not find. */
async function undoThings(db: MigratedDb): Promise<void> {
  const { schema } = db;
  await undoWriters(db);
  for (const table of [
    'most_read',
    'audience_told',
    'missing_addresses',
    'missing_referrers',
    'reader_errors',
    'webhook_deliveries',
    'webhooks',
    'audit',
    'search_misses',
    'search_things',
    'search_thing_words',
  ])
    await schema.dropTable(table).execute();
}

/** Before a schedule was of a revision, a key of what was sent, before there was a bin, and an index of dates. */
async function undoApprovedSchedules(db: MigratedDb): Promise<void> {
  const { schema } = db;
  await undoThings(db);
  await schema.dropIndex('stories_by_dates').execute();
  for (const table of ['live_events', 'live_waiting']) await schema.alterTable(table).dropColumn('request').execute();
  await schema.dropIndex('manuscripts_by_scheduled_slug').execute();
  for (const column of ['scheduled_revision', 'scheduled_slug', 'binned_at', 'binned_by', 'binned_slug', 'headline'])
    await schema.alterTable('manuscripts').dropColumn(column).execute();
  await schema.alterTable('manuscripts').dropColumn('left_out').execute();
}

/** Before there were synonyms. */
async function undoSynonyms(db: MigratedDb): Promise<void> {
  await undoApprovedSchedules(db);
  await db.schema.dropTable('search_synonyms').execute();
}

/** Before there were shows, and before shapes of shown stories were counted. */
async function undoShapes(db: MigratedDb): Promise<void> {
  const { schema } = db;
  await undoSynonyms(db);
  await schema.alterTable('collections').dropColumn('show').execute();
  await schema.dropTable('rebuilds').execute();
  await schema.dropIndex('manuscripts_by_publishing').execute();
  await schema.alterTable('search_stories').dropColumn('fingerprint').execute();
}

/** Before changes had a log. */
export async function undoChangeLog(db: MigratedDb): Promise<void> {
  const { schema } = db;
  await undoShapes(db);
  for (const table of ['changes', 'change_readers']) await schema.dropTable(table).execute();
  await schema.createTable('outbox').addColumn('id', 'text').execute();
}

/** Before live coverage had one. */
export async function undoLiveLog(db: MigratedDb): Promise<void> {
  const { schema } = db;
  await undoChangeLog(db);
  await schema.dropIndex('products_by_kind').execute();
  for (const table of ['live_coverage', 'live_events', 'live_waiting']) await schema.dropTable(table).execute();
  await schema.alterTable('live_items').dropColumn('sequence').execute();
  await schema.alterTable('live_items').renameColumn('event', 'sequence').execute();
}
