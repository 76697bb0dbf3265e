/** What the newest revision of a manuscript was sent with and may not hold is kept with it, for who looks at it later. */
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('manuscripts')
    .addColumn('left_out', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
