/** Which pictures and products each published story shows. Those that are there already are found by the rebuild. */
import type { MigratedDb } from '../schema.ts';

export async function up({ schema }: MigratedDb): Promise<void> {
  await schema
    .createTable('shown_things')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('story_id', 'text', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('shown_things_key', ['kind', 'key', 'story_id'])
    .execute();
  await schema.createIndex('shown_things_by_story').on('shown_things').column('story_id').execute();
}
