/** Takes the tables back to what they were before live coverage had a log: without what came later, too. */
import type { ContentDb } from '../schema.ts';

export async function undoLiveLog({ schema }: ContentDb): Promise<void> {
  await schema.dropIndex('products_by_kind').execute();
  for (const table of ['live_coverage', 'live_events', 'live_waiting']) await schema.dropTable(table).execute();
  await schema.alterTable('live_items').dropColumn('sequence').execute();
  await schema.alterTable('live_items').renameColumn('event', 'sequence').execute();
}
