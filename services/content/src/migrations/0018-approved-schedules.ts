/** A schedule is of one revision: of those that wait, the newest, which is what they would have published. */
import type { MigratedDb } from '../schema.ts';

export async function up(db: MigratedDb): Promise<void> {
  await db.schema.alterTable('manuscripts').addColumn('scheduled_revision', 'integer').execute();
  await db.schema.alterTable('manuscripts').addColumn('scheduled_slug', 'text').execute();
  await db.schema.createIndex('manuscripts_by_scheduled_slug').on('manuscripts').column('scheduled_slug').execute();
  await bindSchedules(db);
}

/** Also for exports that were written before. */
export async function bindSchedules(db: Pick<MigratedDb, 'updateTable'>): Promise<void> {
  await db
    .updateTable('manuscripts')
    .set(({ ref }) => ({ scheduled_revision: ref('revision'), scheduled_slug: ref('slug') }))
    .where('status', '=', 'scheduled')
    .where('scheduled_revision', 'is', null)
    .execute();
}
