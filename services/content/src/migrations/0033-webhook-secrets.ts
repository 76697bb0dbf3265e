/** A webhook whose secret was changed signs with the one before, too, until its time is over. */
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('webhooks').addColumn('old_secret', 'text').execute();
  await schema.alterTable('webhooks').addColumn('old_secret_until', 'bigint').execute();
}
