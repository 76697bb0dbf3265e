/** One connection to the SQLite file: parameters made bindable, statements prepared once. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

const STATEMENTS_KEPT = 256;
export const BUSY_TIMEOUT_MS = 5000;

/**
 * Turns a value into one that SQLite can hold: booleans become 0 and 1, dates become ISO text.
 * Objects are refused here because `node:sqlite` takes a first one for named parameters and binds nothing, silently.
 */
function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A value of type ${typeof value} cannot be stored: turn it into JSON text first.`);
}

type Prepared = { readonly statement: StatementSync; readonly returnsRows: boolean };

export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #statements = new LRUCache<string, Prepared>({ max: STATEMENTS_KEPT });

  constructor(path: string, { readOnly }: { readOnly: boolean }) {
    this.#database = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs statements that take no parameters and give no rows. */
  run(sql: string): void {
    this.#database.exec(sql);
  }

  query<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepared(sql);
    const values = parameters.map(bindable);
    // Kysely's types promise `Row`; no driver can check it.
    if (returnsRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
