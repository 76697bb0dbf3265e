/** Brings a service's tables up to date, once, however many processes start together. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { BUSY_TIMEOUT_MS } from './sqlite/connection.ts';
import { messageOf, StorageError } from './storage-error.ts';

export type { Migration };

type Patience = { readonly begin: RawBuilder<unknown>; readonly end: RawBuilder<unknown> };

/** Who starts while another process migrates waits for it, longer than for an ordinary statement. */
const patience: Record<Database<unknown>['engine'], Patience> = {
  sqlite: { begin: sql`pragma busy_timeout = 60000`, end: sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}` },
  postgres: { begin: sql`set statement_timeout = 0`, end: sql`reset statement_timeout` },
};

function throwIfFailed({ error, results = [] }: MigrationResultSet, namespace: string): void {
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === 'Error');
  const what = failed ? `The migration "${failed.migrationName}" of ${namespace}` : `Migrating ${namespace}`;
  throw new StorageError(`${what} failed: ${messageOf(error)}`, { cause: error });
}

/** Every service has its own namespace, and with it its own table of migrations done. All are done or none. */
export async function migrateToLatest<Schema>(
  { db, engine }: Database<Schema>,
  migrations: Readonly<Record<string, Migration>>,
  { namespace }: { readonly namespace: string },
): Promise<void> {
  const migrate = async (connection: Kysely<Schema>): Promise<MigrationResultSet> => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => ({ ...migrations }) },
      migrationTableName: `${namespace}_migration`,
      migrationLockTableName: `${namespace}_migration_lock`,
    });
    await patience[engine].begin.execute(connection);
    try {
      return await migrator.migrateToLatest();
    } finally {
      await patience[engine].end.execute(connection);
    }
  };
  throwIfFailed(await db.connection().execute(migrate), namespace);
}
