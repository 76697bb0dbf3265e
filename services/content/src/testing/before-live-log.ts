/** Takes the tables of live coverage back to what they were before it had a log. */
import type { ContentDb } from '../schema.ts';

export async function undoLiveLog({ schema }: ContentDb): Promise<void> {
  for (const table of ['live_coverage', 'live_events', 'live_waiting']) await schema.dropTable(table).execute();
  await schema.alterTable('live_items').dropColumn('sequence').execute();
  await schema.alterTable('live_items').renameColumn('event', 'sequence').execute();
}
