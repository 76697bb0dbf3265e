/** Which pictures and products each published story shows, also of the stories that are there already. */
import { addShownThings } from '../repositories/shown-things.ts';
import type { MigratedDb } from '../schema.ts';
import { thingsShownBy } from '../use-cases/shown-things.ts';

export async function up(db: MigratedDb): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('shown_things')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('story_id', 'text', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('shown_things_key', ['kind', 'key', 'story_id'])
    .execute();
  await schema.createIndex('shown_things_by_story').on('shown_things').column('story_id').execute();
  await fill(db);
}

const PORTION = 100;

async function fill(db: MigratedDb): Promise<void> {
  for (let last = ''; ; ) {
    const stories = await db
      .selectFrom('stories')
      .select(['id', 'picture_id', 'card', 'detail'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    for (const story of stories) await addShownThings(db, story.id, thingsShownBy(story));
    const newest = stories.at(-1);
    if (!newest) return;
    last = newest.id;
  }
}
