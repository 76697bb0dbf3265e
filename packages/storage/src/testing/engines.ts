/** Runs the same tests on every engine of the database. */
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@masthead/runtime';
import { template } from '@masthead/runtime/testing';
import { Client } from 'pg';
import { afterAll, describe, inject } from 'vitest';
import type { Database } from '../database.ts';
import { type DatabaseConfig, openDatabase } from '../open-database.ts';
import { SQLITE_FILE_NAME } from '../sqlite/open.ts';
// Brings the types of what the run provides.
import type {} from './global-setup.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export const silentLogger = createLogger({ level: 'silent' });

export type TestDatabase = { readonly config: DatabaseConfig; remove(): Promise<void> };

async function withServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const onServer = (sql: string): Promise<unknown> => withServer((client) => client.query(sql));

async function newPostgres(template = 'template1'): Promise<TestDatabase & { name: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  const databaseUrl = inject('postgresUrl').replace(/\/postgres$/, `/${name}`);
  return {
    name,
    config: { databaseUrl, dataDir: tmpdir(), logger: silentLogger },
    remove: async () => void (await onServer(`drop database ${name} with (force)`)),
  };
}

function newSqlite(template?: string): TestDatabase & { file: string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'masthead-sqlite-'));
  const file = join(dataDir, SQLITE_FILE_NAME);
  if (template) copyFileSync(template, file);
  return {
    file,
    config: { dataDir, logger: silentLogger },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** An empty database of its own, not yet opened. */
export const emptyDatabase = async (engine: Engine): Promise<TestDatabase> =>
  engine === 'postgres' ? newPostgres() : newSqlite();

type Fill<Schema> = (database: Database<Schema>) => Promise<void>;

async function fillIn<Schema>({ config }: TestDatabase, fill: Fill<Schema>): Promise<void> {
  const database = await openDatabase<Schema>(config);
  await fill(database).finally(() => database.close());
}

async function copyOfPostgres<Schema>(name: string, fill: Fill<Schema>): Promise<TestDatabase> {
  const filled = `filled_${name.replaceAll('-', '_')}`;
  await withServer(async (client) => {
    // Every worker of a run waits for the one that fills it; a filling that fails leaves nothing that could be copied.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [filled]);
    if (rowCount) return;
    const empty = await newPostgres();
    await fillIn(empty, fill);
    await client.query(`alter database ${empty.name} rename to ${filled}`);
  });
  return newPostgres(filled);
}

async function copyOfSqlite<Schema>(name: string, fill: Fill<Schema>): Promise<TestDatabase> {
  const filled = await template(`${name}.sqlite`, async (path) => {
    const empty = newSqlite();
    await fillIn(empty, fill);
    copyFileSync(empty.file, path);
    await empty.remove();
  });
  return newSqlite(filled);
}

/** A copy of a database that is filled once, however many ask for it. Not yet opened. */
export const filledDatabase = <Schema>(engine: Engine, name: string, fill: Fill<Schema>): Promise<TestDatabase> =>
  engine === 'postgres' ? copyOfPostgres(name, fill) : copyOfSqlite(name, fill);

export type Suite = {
  readonly engine: Engine;
  /** Opens an empty database of its own, which is closed and removed after the suite. */
  open<Schema>(): Promise<Database<Schema>>;
  /** Opens a copy of its own of a database that is filled once: for what takes long to load. What fills it is written in no test file, since a changed test does not fill it anew. */
  openFilled<Schema>(name: string, fill: Fill<Schema>): Promise<Database<Schema>>;
};

/** For what has SQL of its own: storage, repositories, search, migrations, and one file of every group of calls. */
export const describeEachEngine = (name: string, suite: (context: Suite) => void): void =>
  describeOn(ENGINES, name, suite);

/** For what holds whatever the engine, since it only uses what is tested on each: `npm test -- --all` tries that too. */
export const describeWithDatabase = (name: string, suite: (context: Suite) => void): void =>
  describeOn(process.env.TEST_ENGINES === 'all' ? ENGINES : ['sqlite'], name, suite);

function describeOn(engines: readonly Engine[], name: string, suite: (context: Suite) => void): void {
  describe.each(engines)(`${name} on %s`, (engine) => {
    const cleanups: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const cleanup of cleanups.reverse()) await cleanup();
    });
    async function opened<Schema>({ config, remove }: TestDatabase): Promise<Database<Schema>> {
      cleanups.push(remove);
      const database = await openDatabase<Schema>(config);
      cleanups.push(() => database.close());
      return database;
    }
    suite({
      engine,
      open: async () => opened(await emptyDatabase(engine)),
      openFilled: async (name, fill) => opened(await filledDatabase(engine, name, fill)),
    });
  });
}
