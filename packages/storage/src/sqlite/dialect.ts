/** What Kysely needs to speak to SQLite through `node:sqlite`. */
import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { SqliteDriver } from './driver.ts';

class NodeSqliteAdapter extends SqliteAdapter {
  /** The driver has its own lock, which lets readers pass; Kysely's would let in one caller at a time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /**
   * SQLite can undo a change of tables, unlike what Kysely's adapter says. Saying so puts all migrations of a start
   * into one `begin immediate`, which is also the lock that keeps a second process from running them too.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export const sqliteDialect = (driver: SqliteDriver): Dialect => ({
  createDriver: () => driver,
  createAdapter: () => new NodeSqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
