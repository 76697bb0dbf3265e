/** When stories of a kind last changed is read from an index alone, month by month. */
import type { MigratedDb } from '../schema.ts';

export async function up({ schema }: MigratedDb): Promise<void> {
  await schema
    .createIndex('stories_by_dates')
    .on('stories')
    .columns(['type_name', 'no_index', 'published_at', 'updated_at'])
    .execute();
}
