/** Kysely's driver for SQLite: one writer behind a lock, and a reader that sees only what is committed. */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { SelectQueryNode } from 'kysely';
import { Mutex, type Release } from '../mutex.ts';
import { StorageError } from '../storage-error.ts';
import type { SqliteFile } from './connection.ts';

const WRITER_WAIT_MS = 30_000;

const waitedTooLong = () =>
  new StorageError(
    `A write waited ${WRITER_WAIT_MS / 1000} s for another transaction to end: inside a transaction, use only the handle that it gives.`,
  );

/** SQLite has no select that writes, so a select never needs the writer. Hand-written SQL is judged by its first word. */
const onlyReads = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));

/** A caller's view of the file: it takes the writer when it needs it, for a statement or for a whole transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  #release: Release | undefined;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#driver;
    if (this.#release) return writer.query(compiled.sql, compiled.parameters);
    if (onlyReads(compiled)) return reader.query(compiled.sql, compiled.parameters);
    const release = await this.#driver.lockWriter();
    try {
      return writer.query(compiled.sql, compiled.parameters);
    } finally {
      release();
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and this one only refuses.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered on SQLite: read in pages by key.');
  }

  async begin(): Promise<void> {
    const release = await this.#driver.lockWriter();
    try {
      // IMMEDIATE: other processes are kept out from the first read on, so that no commit can meet a conflict.
      this.#driver.writer.run('begin immediate');
      this.#release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  commit(): void {
    this.#driver.writer.run('commit');
    this.#letGo();
  }

  rollback(): void {
    try {
      // A full disk, for example, makes SQLite roll back by itself.
      if (this.#release && this.#driver.writer.inTransaction) this.#driver.writer.run('rollback');
    } finally {
      this.#letGo();
    }
  }

  savepoint(command: 'savepoint' | 'rollback to' | 'release', name: string): void {
    this.#driver.writer.run(`${command} "${name.replaceAll('"', '""')}"`);
  }

  #letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

export class SqliteDriver implements Driver {
  readonly writer: SqliteFile;
  readonly reader: SqliteFile;
  readonly #writerLock = new Mutex();

  constructor(writer: SqliteFile, reader: SqliteFile) {
    this.writer = writer;
    this.reader = reader;
  }

  lockWriter(): Promise<Release> {
    return this.#writerLock.acquire(WRITER_WAIT_MS, waitedTooLong);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async savepoint(connection: SqliteConnection, name: string): Promise<void> {
    connection.savepoint('savepoint', name);
  }

  async rollbackToSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    connection.savepoint('rollback to', name);
  }

  async releaseSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    connection.savepoint('release', name);
  }

  /** Whoever lets a connection go in the middle of a transaction has not committed it. */
  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async destroy(): Promise<void> {
    const release = await this.lockWriter();
    this.reader.close();
    // The last connection to close moves the log into the database file.
    this.writer.close();
    release();
  }
}
