/** What is deleted is in the bin; and lists of manuscripts tell headlines. */
import type { MigratedDb } from '../schema.ts';
import { writtenDocuments } from '../stored/columns.ts';

const PORTION = 100;

export async function up(db: MigratedDb): Promise<void> {
  const { schema } = db;
  await schema.alterTable('manuscripts').addColumn('binned_at', 'bigint').execute();
  for (const column of ['binned_by', 'binned_slug'])
    await schema.alterTable('manuscripts').addColumn(column, 'text').execute();
  await schema
    .alterTable('manuscripts')
    .addColumn('headline', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await tellHeadlines(db);
}

/** Also for exports that were written before. */
export async function tellHeadlines(db: Pick<MigratedDb, 'selectFrom' | 'updateTable'>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('manuscripts')
      .select(['id', 'document'])
      .where('headline', '=', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    for (const { id, document } of rows) {
      const headline = String(writtenDocuments.read(document).headline ?? '');
      await db.updateTable('manuscripts').set({ headline }).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
