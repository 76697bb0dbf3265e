/** What the search index has of a story, so that a story which it has already is not indexed again. */
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('search_stories')
    .addColumn('fingerprint', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
