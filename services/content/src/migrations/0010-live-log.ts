/** Live coverage as a log of events: what is there already becomes the first of them. */
import { randomBytes } from 'node:crypto';
import type { MigratedDb } from '../schema.ts';

export async function up(db: MigratedDb): Promise<void> {
  await createTables(db);
  await db.schema.alterTable('live_items').renameColumn('sequence', 'event').execute();
  await db.schema
    .alterTable('live_items')
    .addColumn('sequence', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute();
  const stories = await db.selectFrom('manuscripts').select('id').where('type_name', '=', 'content_updating_story');
  for (const { id } of await stories.execute()) await startLog(db, id);
}

async function createTables({ schema }: MigratedDb): Promise<void> {
  await schema
    .createTable('live_coverage')
    .addColumn('story_id', 'text', (column) => column.primaryKey().references('manuscripts.id').onDelete('cascade'))
    .addColumn('channel_key', 'text', (column) => column.notNull())
    .addColumn('last_event', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('state_event', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('live_events')
    .addColumn('story_id', 'text', (column) => column.notNull().references('manuscripts.id').onDelete('cascade'))
    .addColumn('event', 'integer', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text')
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addPrimaryKeyConstraint('live_events_key', ['story_id', 'event'])
    .execute();
  await schema
    .createIndex('live_events_once')
    .unique()
    .on('live_events')
    .columns(['story_id', 'idempotency_key'])
    .execute();
  await schema
    .createTable('live_waiting')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('story_id', 'text', (column) => column.notNull().references('manuscripts.id').onDelete('cascade'))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('post', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('cancelled', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('live_waiting_once')
    .unique()
    .on('live_waiting')
    .columns(['story_id', 'idempotency_key'])
    .execute();
  await schema.createIndex('live_waiting_by_time').on('live_waiting').columns(['cancelled', 'due_at']).execute();
}

/** Entries in their order, each as the post that made it; one that is gone was posted and deleted at once. */
async function startLog(db: MigratedDb, story_id: string): Promise<void> {
  const items = await db
    .selectFrom('live_items')
    .selectAll()
    .where('story_id', '=', story_id)
    .orderBy('event')
    .execute();
  // Out of the way of the numbers they get: a story has each number once.
  await db
    .updateTable('live_items')
    .set(({ neg }) => ({ event: neg('event') }))
    .where('story_id', '=', story_id)
    .execute();
  let event = 0;
  for (const { id, headline, body, author_id, published_at, important, pinned, deleted } of items) {
    const { sequence, post } = {
      sequence: event + 1,
      post: {
        kind: 'post',
        headline,
        body,
        author: author_id,
        at: published_at,
        important: important === 1,
        pinned: pinned === 1,
      },
    };
    for (const change of deleted === 1 ? [post, { kind: 'delete' }] : [post]) {
      event += 1;
      const made = { made_by: 'import', at: published_at, idempotency_key: null };
      await db
        .insertInto('live_events')
        .values({ story_id, event, change: JSON.stringify(change), item_id: id, ...made })
        .execute();
    }
    await db.updateTable('live_items').set({ event, sequence }).where('id', '=', id).execute();
  }
  await db
    .insertInto('live_coverage')
    .values({
      story_id,
      channel_key: randomBytes(16).toString('base64url'),
      last_event: event,
      state: 'planned',
      ended_at: null,
      state_event: 0,
    })
    .execute();
}
