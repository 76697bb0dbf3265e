import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { StorageError } from '../storage-error.ts';
import { SqliteFile } from './connection.ts';
import { openSqlite } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'masthead-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refusal(dataDir: string): Promise<string> {
  const error: unknown = await openSqlite(dataDir).then(
    (database) => database.close(),
    (reason: unknown) => reason,
  );
  if (error instanceof StorageError) return error.message;
  throw new Error('The folder was accepted.');
}

describe('the SQLite file', () => {
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['busy_timeout', 5000],
  ])('the writer runs with %s %s', async (name, expected) => {
    const { db, close } = await openSqlite(folder);
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    await close();
    expect(Object.values(rows[0] ?? {})).toEqual([expected]);
  });

  it.each([
    ['that is new', () => {}],
    ['that an earlier version made', (path: string) => writeFileSync(path, '', { mode: 0o644 })],
  ])('and its logs are its user’s alone: one %s', async (_what, prepare) => {
    const own = mkdtempSync(join(folder, 'rights-'));
    const path = join(own, 'masthead.sqlite');
    prepare(path);
    const { db, close } = await openSqlite(own);
    await sql`create table story (id integer)`.execute(db);
    const rights = ['', '-wal', '-shm'].map((ending) => (statSync(path + ending).mode & 0o777).toString(8));
    await close();
    expect(rights).toEqual(['600', '600', '600']);
  });

  it('the connection of selects outside transactions cannot write', async () => {
    await (await openSqlite(folder)).close();
    const reader = new SqliteFile(join(folder, 'masthead.sqlite'), { readOnly: true });
    expect(() => reader.run('create table forbidden (id integer)')).toThrow(/readonly/);
    reader.close();
  });

  it('closing leaves one file, without a log beside it', async () => {
    const { db, close } = await openSqlite(folder, 'closed.sqlite');
    await sql`create table note (id integer)`.execute(db);
    expect(existsSync(join(folder, 'closed.sqlite-wal'))).toBe(true);
    await close();
    expect(existsSync(join(folder, 'closed.sqlite-wal'))).toBe(false);
  });

  it('closing waits for the transaction that is open', async () => {
    const database = await openSqlite<{ note: { id: number } }>(folder, 'waiting.sqlite');
    await sql`create table note (id integer)`.execute(database.db);
    const mayCommit = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const working = database.transaction(async (transaction) => {
      begun.resolve();
      await mayCommit.promise;
      await transaction.insertInto('note').values({ id: 1 }).execute();
    });
    await begun.promise;
    const closing = database.close();
    mayCommit.resolve();
    await Promise.all([working, closing]);
    const again = await openSqlite<{ note: { id: number } }>(folder, 'waiting.sqlite');
    expect(await again.db.selectFrom('note').selectAll().execute()).toEqual([{ id: 1 }]);
    await again.close();
  });

  it.each([
    [true, 1],
    [false, 0],
    [undefined, null],
    [null, null],
    [12n, 12],
    [new Date('2026-11-15T09:00:00Z'), '2026-11-15T09:00:00.000Z'],
    [new Uint8Array([1, 2]), new Uint8Array([1, 2])],
  ])('the parameter %s is bound as %s', async (value, expected) => {
    const { db, close } = await openSqlite(folder);
    const { rows } = await sql<{ value: unknown }>`select ${value} as value`.execute(db);
    await close();
    expect(rows[0]?.value).toEqual(expected);
  });

  it('an object is refused instead of being bound to nothing', async () => {
    const { db, close } = await openSqlite(folder);
    await expect(sql`select ${{ a: 1 }} as value`.execute(db)).rejects.toThrow('turn it into JSON text first');
    await close();
  });

  it('more different statements than are kept still run', async () => {
    const { db, close } = await openSqlite(folder);
    for (let number = 0; number < 600; number += 1) {
      const { rows } = await sql`select ${sql.lit(number)} as number`.execute(db);
      expect(rows).toEqual([{ number }]);
    }
    await close();
  });

  it('a folder that does not exist is made', async () => {
    const dataDir = join(folder, 'deep', 'er');
    await (await openSqlite(dataDir)).close();
    expect(existsSync(dataDir)).toBe(true);
  });

  it('a folder that cannot be made is named with its setting', async () => {
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    expect(await refusal(dataDir)).toContain(`DATA_DIR is "${dataDir}": the folder cannot be created (ENOTDIR`);
  });

  it('a folder that cannot be written is named with its setting', async () => {
    // Nobody can create files here, not even root.
    expect(await refusal('/proc')).toContain('DATA_DIR is "/proc": the folder cannot be written');
  });

  it('a file that is no database is named', async () => {
    const dataDir = mkdtempSync(join(folder, 'bad-'));
    writeFileSync(join(dataDir, 'masthead.sqlite'), 'This is a letter and by no means a database. '.repeat(100));
    expect(await refusal(dataDir)).toContain('"masthead.sqlite" in it is not a database (file is not a database)');
  });
});
