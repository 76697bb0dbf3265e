/** A collection may be a show: what directories of podcasts ask of it, as JSON. */
import type { MigratedDb } from '../schema.ts';

export async function up(db: MigratedDb): Promise<void> {
  await db.schema.alterTable('collections').addColumn('show', 'text').execute();
}
