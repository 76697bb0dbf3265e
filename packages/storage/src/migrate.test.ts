import { once } from 'node:events';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Migration, migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { endOf, startChild } from './testing/children/child-process.ts';
import { describeEachEngine, ENGINES, emptyDatabase } from './testing/engines.ts';

const creating = (table: string): Migration => ({
  up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn('id', 'integer').execute(),
});

const failing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await creating('half').up(db);
    await sql`insert into nowhere values (1)`.execute(db);
  },
};

describeEachEngine('migrations', ({ open, engine }) => {
  const tablesOf = async (db: Kysely<unknown>) => (await db.introspection.getTables()).map(({ name }) => name);

  it('run in the order of their names, and only once', async () => {
    const database = await open();
    const ran: string[] = [];
    const noting = (name: string): Migration => ({
      up: async () => {
        ran.push(name);
      },
    });
    await migrateToLatest(database, { b: noting('b'), a: noting('a') }, { namespace: 'content' });
    await migrateToLatest(database, { b: noting('b'), a: noting('a'), c: noting('c') }, { namespace: 'content' });
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  it('of different services do not meet', async () => {
    const database = await open();
    await migrateToLatest(database, { '001': creating('story') }, { namespace: 'content' });
    await migrateToLatest(database, { '001': creating('profile') }, { namespace: 'identity' });
    expect(await tablesOf(database.db)).toEqual(
      expect.arrayContaining(['content_migration', 'identity_migration', 'profile', 'story']),
    );
  });

  it('that fail are named, leave nothing behind, and can be run again when put right', async () => {
    const database = await open();
    const bad = { '001_good': creating('story'), '002_bad': failing };
    await expect(migrateToLatest(database, bad, { namespace: 'content' })).rejects.toThrow(
      /^The migration "002_bad" of content failed: .*nowhere/,
    );
    expect(await tablesOf(database.db)).not.toEqual(expect.arrayContaining(['story']));
    await migrateToLatest(database, { ...bad, '002_bad': creating('half') }, { namespace: 'content' });
    expect(await tablesOf(database.db)).toEqual(expect.arrayContaining(['half', 'story']));
  });

  it('that were done and are missing now are an error, not a guess', async () => {
    const database = await open();
    await migrateToLatest(database, { '001': creating('story') }, { namespace: 'content' });
    await expect(migrateToLatest(database, {}, { namespace: 'content' })).rejects.toThrow(/^Migrating content failed/);
  });

  it('leave the time limits of statements as they were', async () => {
    const database = await open();
    await migrateToLatest(database, { '001': creating('story') }, { namespace: 'content' });
    const question = engine === 'sqlite' ? sql`pragma busy_timeout` : sql`show statement_timeout`;
    const { rows } = await question.execute(database.db);
    expect(rows).toEqual([engine === 'sqlite' ? { timeout: 5000 } : { statement_timeout: '30s' }]);
  });
});

describe.each(ENGINES)('processes that start at once on %s', (engine) => {
  it('run every migration exactly once, and all of them start', async () => {
    const { config, remove } = await emptyDatabase(engine);
    onTestFinished(remove);
    const { databaseUrl, dataDir } = config;
    const children = Array.from({ length: 6 }, () => startChild('migrate', { databaseUrl, dataDir }));
    await Promise.all(children.map((child) => once(child.stdout, 'data')));
    const ends = children.map(endOf);
    for (const child of children) child.stdin.write('go\n');
    for (const { errors, code } of await Promise.all(ends)) expect({ errors, code }).toEqual({ errors: '', code: 0 });

    const database = await openDatabase<{ run: { name: string } }>(config);
    const rows = await database.db.selectFrom('run').select('name').execute();
    await database.close();
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, index) => `n${index}`));
  });
});
