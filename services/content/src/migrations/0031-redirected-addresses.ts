/** A missing address that was made to lead on keeps its counts, so that it can be given back. */
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('missing_addresses').addColumn('redirected_at', 'bigint').execute();
}
