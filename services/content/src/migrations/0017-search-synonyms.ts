/** Other words for the same thing, as the newsroom lists them. */
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('search_synonyms')
    .addColumn('expression', 'text', (column) => column.notNull())
    .addColumn('meaning', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_synonyms_key', ['expression', 'meaning'])
    .execute();
}
