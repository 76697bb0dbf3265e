/** What was sent under a key is known by its hash; and when live coverage was last written to stands with its manuscript. */
import { sql } from 'kysely';
import type { MigratedDb } from '../schema.ts';

export async function up(db: MigratedDb): Promise<void> {
  for (const table of ['live_events', 'live_waiting'])
    await db.schema.alterTable(table).addColumn('request', 'text').execute();
  await sql`update manuscripts
    set published_updated_at = (select updated_at from stories where stories.id = manuscripts.id)
    where type_name = 'content_updating_story' and id in (select id from stories)`.execute(db);
}
