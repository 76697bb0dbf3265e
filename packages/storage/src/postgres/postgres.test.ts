import { createLogger } from '@masthead/runtime';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { StorageError } from '../storage-error.ts';
import { emptyDatabase, type TestDatabase } from '../testing/engines.ts';
import { freePort } from '../testing/server-process.ts';
import { numberIfSafe, withoutPassword } from './open.ts';

let empty: TestDatabase;
beforeAll(async () => {
  empty = await emptyDatabase('postgres');
});
afterAll(() => empty.remove());

describe('PostgreSQL', () => {
  it.each([
    ['0', 0],
    ['-12', -12],
    ['1.50', 1.5],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', '9007199254740993'],
    ['0.1234567890123456789', '0.1234567890123456789'],
    ['NaN', 'NaN'],
  ])('the number %s reads as %j', (text, expected) => {
    expect(numberIfSafe(text)).toBe(expected);
  });

  it.each([
    ['postgres://u:p@h/db', 'postgres://u:***@h/db'],
    ['postgres://u:p@ss/w:rd@h:5432/db', 'postgres://u:***@h:5432/db'],
    ['postgres://u@h/db', 'postgres://u@h/db'],
    ['postgres:///db?host=/run&password=p', 'postgres:///db?host=/run&password=***'],
  ])('%s is printed as %s', (address, printed) => {
    expect(withoutPassword(address)).toBe(printed);
  });

  it('a server that is not there is named without the password', async () => {
    const databaseUrl = `postgres://u:hunter2@127.0.0.1:${await freePort()}/db`;
    const opening = openDatabase({ ...empty.config, databaseUrl });
    await expect(opening).rejects.toThrow(StorageError);
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL is "postgres:\/\/u:\*\*\*@127.0.0.1:\d+\/db": PostgreSQL cannot be reached there \(.*ECONNREFUSED/,
    );
    await expect(opening).rejects.not.toThrow('hunter2');
  });

  it('a database that is not there is named', async () => {
    const databaseUrl = `${empty.config.databaseUrl}_missing`;
    await expect(openDatabase({ ...empty.config, databaseUrl })).rejects.toThrow('_missing" does not exist');
  });

  it('statements have a time limit', async () => {
    const { db, close } = await openDatabase(empty.config);
    const { rows } = await sql`show statement_timeout`.execute(db);
    await close();
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
  });

  it('a connection that breaks in the middle of a transaction fails that transaction only', async () => {
    const lines: string[] = [];
    const logger = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
    const database = await openDatabase({ ...empty.config, logger });
    const broken = database.transaction(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    for (let time = 0; time < 20; time += 1) await sql`select 1`.execute(database.db);
    await database.close();
    expect(lines.join('')).toContain('A connection to PostgreSQL was lost');
  });
});
