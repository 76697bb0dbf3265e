/** Opens the SQLite file in the data folder, made durable and safe to share between processes. */
import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { messageOf, StorageError } from '../storage-error.ts';
import { BUSY_TIMEOUT_MS, SqliteFile } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import { SqliteDriver } from './driver.ts';
import { watchFile } from './watch.ts';

export const SQLITE_FILE_NAME = 'masthead.sqlite';

/** FULL: NORMAL loses acknowledged rows when the power fails. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', `busy_timeout = ${BUSY_TIMEOUT_MS}`];

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY;

function openWriter(path: string): SqliteFile {
  const writer = new SqliteFile(path, { readOnly: false });
  try {
    for (const pragma of PRAGMAS) writer.query(`pragma ${pragma}`, []);
    // SQLite opens a file that it may not write for reading, without a word.
    accessSync(path, constants.W_OK);
    return writer;
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Switching a new file to WAL does not wait for other processes that do the same, whatever the busy timeout. */
async function openWriterPatiently(path: string, deadline = Date.now() + BUSY_TIMEOUT_MS): Promise<SqliteFile> {
  try {
    return openWriter(path);
  } catch (error) {
    if (!isBusy(error) || Date.now() > deadline) throw error;
    await delay(10 + Math.random() * 20);
    return openWriterPatiently(path, deadline);
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StorageError(`DATA_DIR is "${folder}": the folder cannot be created (${messageOf(error)}).`, {
      cause: error,
    });
  }
}

const OURS_ALONE = 0o600;
const OTHERS = 0o077;

/** Nobody else on the machine may read it, nor the logs beside it, which SQLite makes with the same rights. */
function makePrivate(path: string): void {
  if (!existsSync(path)) makeEmpty(path);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const found = statSync(file, { throwIfNoEntry: false });
    const isOurs = found?.uid === process.getuid?.();
    if (found && isOurs && (found.mode & OTHERS) !== 0) chmodSync(file, OURS_ALONE);
  }
}

/** One that is there is not even opened: to close it again would end the locks that this process has on it. */
function makeEmpty(path: string): void {
  try {
    closeSync(openSync(path, 'ax', OURS_ALONE));
  } catch (error) {
    // Another process that starts at the same time was faster.
    if (!existsSync(path)) throw error;
  }
}

async function openDriver(folder: string, fileName: string): Promise<SqliteDriver> {
  const path = join(folder, fileName);
  try {
    makePrivate(path);
    const writer = await openWriterPatiently(path);
    return new SqliteDriver(writer, new SqliteFile(path, { readOnly: true }));
  } catch (error) {
    const reason = `the folder cannot be written, or "${fileName}" in it is not a database`;
    throw new StorageError(`DATA_DIR is "${folder}": ${reason} (${messageOf(error)}).`, { cause: error });
  }
}

export async function openSqlite<Schema>(folder: string, fileName = SQLITE_FILE_NAME): Promise<Database<Schema>> {
  makeFolder(folder);
  const driver = await openDriver(folder, fileName);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(driver) });
  const stops = new Set<() => void>();
  return {
    engine: 'sqlite',
    db,
    transaction: (work) => db.transaction().execute(work),
    async watch(listener) {
      const stop = watchFile(driver.reader, listener);
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        stop();
      };
    },
    // Whoever watches sees every commit.
    announce: async () => {},
    async close() {
      for (const stop of stops) stop();
      await db.destroy();
    },
  };
}
