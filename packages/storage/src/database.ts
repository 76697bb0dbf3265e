/**
 * The database: one interface, two engines.
 *
 * Columns that read the same on both: text, integer, bigint (instants, in milliseconds), double precision, and JSON as
 * text. A flag is an integer 0 or 1. Whole numbers beyond 2^53 are not for columns.
 */
import type { Kysely, Transaction } from 'kysely';

export interface Database<Schema> {
  readonly engine: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /**
   * Runs the work as if it were alone, commits it when it resolves and undoes it when it rejects. PostgreSQL runs it
   * again when two got in each other's way, so the work touches nothing but the database. Inside, use only `transaction`.
   */
  transaction<Result>(work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /**
   * Hears that something may have been committed, whichever process did it: by polling on SQLite, by LISTEN on
   * PostgreSQL. It is a hint, may come without reason, and may be late while PostgreSQL is away. Gives what ends it.
   */
  watch(listener: () => void): Promise<() => Promise<void>>;
  /** Inside a transaction: once it is committed, the watchers of every process hear of it. */
  announce(transaction: Transaction<Schema>): Promise<void>;
  close(): Promise<void>;
}
