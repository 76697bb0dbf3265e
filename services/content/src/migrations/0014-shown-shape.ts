/** In which shape stories are shown, and how far a rebuild is. */
import type { MigratedDb } from '../schema.ts';
import { SHOWN_SHAPE } from '../use-cases/writing/shown-shape.ts';

/** Before shapes were counted. */
const UNKNOWN_SHAPE = 0;

export async function up(db: MigratedDb): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('rebuilds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('shape', 'integer', (column) => column.notNull())
    .addColumn('towards', 'integer')
    .addColumn('after_at', 'bigint', (column) => column.notNull())
    .addColumn('after_id', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('manuscripts_by_publishing')
    .on('manuscripts')
    .columns(['status', 'first_published_at', 'id'])
    .execute();
  // Where nothing is shown yet, everything will be in today's shape.
  const shown = await db.selectFrom('stories').select('id').limit(1).executeTakeFirst();
  const shape = shown ? UNKNOWN_SHAPE : SHOWN_SHAPE;
  await db
    .insertInto('rebuilds')
    .values({ name: 'stories', shape, towards: null, after_at: -1, after_id: '', done: 0 })
    .execute();
}
