/** Whose a manuscript is, for those who may change only their own; and when a token was last used. */
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('manuscripts').addColumn('writer_id', 'text').execute();
  await schema.alterTable('tokens').addColumn('used_at', 'bigint').execute();
}
