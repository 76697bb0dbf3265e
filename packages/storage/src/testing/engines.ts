/** Runs the same tests on every engine of the database. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@masthead/runtime';
import { Client } from 'pg';
import { afterAll, describe, inject } from 'vitest';
import type { Database } from '../database.ts';
import { type DatabaseConfig, openDatabase } from '../open-database.ts';
// Brings the types of what the run provides.
import type {} from './global-setup.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export const silentLogger = createLogger({ level: 'silent' });

export type TestDatabase = { readonly config: DatabaseConfig; remove(): Promise<void> };

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function emptyPostgres(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const databaseUrl = inject('postgresUrl').replace(/\/postgres$/, `/${name}`);
  return {
    config: { databaseUrl, dataDir: tmpdir(), logger: silentLogger },
    remove: () => onServer(`drop database ${name} with (force)`),
  };
}

async function emptySqlite(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'masthead-sqlite-'));
  return {
    config: { dataDir, logger: silentLogger },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** An empty database of its own, not yet opened. */
export const emptyDatabase = (engine: Engine): Promise<TestDatabase> =>
  engine === 'postgres' ? emptyPostgres() : emptySqlite();

type Suite = {
  readonly engine: Engine;
  /** Opens an empty database of its own, which is closed and removed after the suite. */
  open<Schema>(): Promise<Database<Schema>>;
};

export function describeEachEngine(name: string, suite: (context: Suite) => void): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    const cleanups: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const cleanup of cleanups.reverse()) await cleanup();
    });
    suite({
      engine,
      async open<Schema>() {
        const { config, remove } = await emptyDatabase(engine);
        cleanups.push(remove);
        const database = await openDatabase<Schema>(config);
        cleanups.push(() => database.close());
        return database;
      },
    });
  });
}
