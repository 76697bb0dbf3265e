/** The log of changes on both engines: in the order of commits, by the transaction itself, and read by who was away. */
import { type Database, openDatabase } from '@masthead/storage';
import { describeEachEngine, filledDatabase, type TestDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { noteChange } from '../store.ts';
import { NOW, smallNewsroom, startService, storeOf } from '../testing/newsroom.ts';
import { changesAfter, forgetOldChanges } from './change-log.ts';
import { takeUnheard } from './named-reader.ts';

const DAY_MS = 86_400_000;

describeEachEngine('changes', ({ engine }) => {
  let own: TestDatabase;
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    own = await filledDatabase<ContentSchema>(engine, 'small', smallNewsroom);
    database = await openDatabase<ContentSchema>(own.config);
  });
  afterAll(async () => {
    await database.close();
    await own.remove();
  });

  /** Another process on the same database, as far as the database can tell. */
  async function elsewhere(): Promise<Database<ContentSchema>> {
    const other = await openDatabase<ContentSchema>(own.config);
    onTestFinished(() => other.close());
    return other;
  }

  /** Writers that work at once. SQLite blocks a whole process while another connection writes, so there they share one. */
  const writersAtOnce = async (count: number) => {
    const others = engine === 'postgres' ? await Promise.all(Array.from({ length: count - 1 }, elsewhere)) : [];
    return Array.from({ length: count }, (_, index) => storeOf(others[index - 1] ?? database));
  };

  const change = (name: string, store = storeOf(database)) => store.write(async (db) => noteChange(db, [name]));
  const end = async () => (await changesAfter(database.db, undefined)).last;

  it('are not there when the transaction that made them is not', async () => {
    const before = await end();
    const undone = storeOf(database).write(async (db) => {
      noteChange(db, ['story:undone']);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await end()).toBe(before);
  });

  it('of one transaction are one entry, each name once; everything is all there is to say', async () => {
    const before = await end();
    await storeOf(database).write(async (db) => {
      noteChange(db, ['story:1', 'front']);
      noteChange(db, ['front', 'listing:river']);
    });
    await storeOf(database).write(async (db) => noteChange(db, ['story:1', 'everything']));
    const { entries } = await changesAfter(database.db, before);
    expect(entries).toEqual([['story:1', 'front', 'listing:river'], ['everything']]);
  });

  it('made by many at once are read by who reads along, each once and none missing', async () => {
    const writers = await writersAtOnce(3);
    let position = await end();
    const read: string[] = [];
    const readOn = async () => {
      const { entries, last, missed } = await changesAfter(database.db, position);
      expect(missed).toBe(false);
      read.push(...entries.flat());
      position = last;
    };
    let done = false;
    const names = Array.from({ length: 60 }, (_, index) => `story:at-once-${index}`);
    const writing = Promise.all(
      writers.map(async (store, writer) => {
        for (const [index, name] of names.entries()) if (index % writers.length === writer) await change(name, store);
      }),
    ).finally(() => {
      done = true;
    });
    while (!done) await readOn();
    await writing;
    await readOn();
    expect(read).toHaveLength(names.length);
    expect(new Set(read)).toEqual(new Set(names));
  });

  it('are heard by a process although who made them said nothing, as when it ended right after its commit', async () => {
    const heard: string[] = [];
    const service = await startService(database, { hear: (names) => heard.push(...names) });
    onTestFinished(() => service.close());
    await change('story:unsaid', storeOf(await elsewhere()));
    await expect.poll(() => heard, { interval: 10 }).toEqual(['story:unsaid']);
  });

  it('wait for who must hear each once in the whole house, whichever process hears it', async () => {
    const stores = await writersAtOnce(2);
    for (const store of stores) expect(await takeUnheard(store, 'announcer')).toEqual([]);
    for (let index = 0; index < 230; index += 1) await change(`story:waited-${index}`);
    const taken = await Promise.all(stores.map((store) => takeUnheard(store, 'announcer')));
    expect(taken.flat(2)).toEqual(Array.from({ length: 230 }, (_, index) => `story:waited-${index}`));
    for (const store of stores) expect(await takeUnheard(store, 'announcer')).toEqual([]);
  });

  it('are forgotten after a day, but for the newest; who stands further back is told that it missed some', async () => {
    const before = await end();
    await change('story:old');
    await change('story:newest');
    const last = await end();
    await storeOf(database).write((db) => forgetOldChanges(db, NOW + DAY_MS + 1));
    expect(await end()).toBe(last);
    expect(await changesAfter(database.db, before)).toMatchObject({ missed: true, last });
    expect(await changesAfter(database.db, last)).toMatchObject({ missed: false, entries: [] });
    await change('story:next');
    expect(await changesAfter(database.db, last)).toMatchObject({ missed: false, entries: [['story:next']] });
    // A database that was put back from a copy is behind who read the other.
    expect(await changesAfter(database.db, last + 1000)).toMatchObject({ missed: true });
  });
});
