import type { Database, Media } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareContent } from '../../index.ts';
import type { ContentSchema } from '../../schema.ts';
import { clock, NOW, openSmall, SMALL_FOLDER, storeOf, temporaryMedia } from '../../testing/newsroom.ts';
import { contentsOf, copyOfSmall, countsOf, edit } from '../../testing/newsroom-folder.ts';
import { importNewsroom } from './import.ts';
import { isNewsroomLoaded } from './is-loaded.ts';

const { media, remove } = temporaryMedia();
afterAll(remove);
const take = (
  folder: string,
  database: Database<ContentSchema>,
  more: Partial<{ media: Media; clock: typeof clock }> = {},
) => importNewsroom(folder, { database: storeOf(database), media, clock, ...more });
const later = (ms: number) => ({ now: () => NOW + ms });

/** The small newsroom with so many texts that it is not taken over at once. */
async function longerSmall(): Promise<string> {
  const folder = await copyOfSmall();
  const texts = Array.from({ length: 40 }, (_, index) => `- { slug: more-${index + 1}, title: More, content: More }\n`);
  await edit(folder, 'texts.yaml', (text) => text + texts.join(''));
  return folder;
}

/** When something was saved differs between two imports; nothing else may. */
const withoutSavingTimes = (contents: Record<string, unknown[]>): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries(contents).map(([name, rows]) => [
      name,
      rows.map((row) => String(row).replaceAll(/"(saved_at|created_at)":\d+/g, '"$1":0')),
    ]),
  );

describeEachEngine('an import', (suite) => {
  const empty = async () => {
    const database = await suite.open<ContentSchema>();
    await prepareContent(database);
    return database;
  };

  it('says how far it is', async () => {
    const steps: string[] = [];
    await importNewsroom(await longerSmall(), { database: storeOf(await empty()), media, clock }, (done, total, what) =>
      steps.push(`${done}/${total} ${what}`),
    );
    expect(steps).toEqual(['25/67 text more-12', '50/67 text more-37', '67/67 arrangement synonyms']);
  });

  describe('that was interrupted', () => {
    let folder: string;
    let whole: Record<string, unknown[]>;
    beforeAll(async () => {
      folder = await longerSmall();
      const database = await empty();
      await take(folder, database);
      whole = await contentsOf(database);
    });

    /** A media store that breaks at one of its writes. */
    function breaking(at: number): Media {
      let writes = 0;
      const write: Media['write'] = async (path, bytes) => {
        writes += 1;
        if (writes === at) throw new Error('The disk is full');
        await media.write(path, bytes);
      };
      return { ...media, write };
    }

    /** A database that goes away at one of its transactions. */
    function leaving(database: Database<ContentSchema>, at: number): Database<ContentSchema> {
      let transactions = 0;
      return {
        ...database,
        transaction: (work) => {
          transactions += 1;
          if (transactions < at) return database.transaction(work);
          return database.transaction(async (db) => {
            await work(db);
            throw new Error('The database is gone');
          });
        },
      };
    }

    it.each([2, 3])('at its write %i into the media store is completed by the next, nothing twice', async (at) => {
      const database = await empty();
      await expect(take(folder, database, { media: breaking(at) })).rejects.toThrow('The disk is full');
      expect(await isNewsroomLoaded(database)).toBe(false);
      await take(folder, database, { clock: later(1000) });
      expect(await isNewsroomLoaded(database)).toBe(true);
      expect(withoutSavingTimes(await contentsOf(database))).toEqual(withoutSavingTimes(whole));
    });

    it.each([2, 3, 4])('at its transaction %i is completed by the next, nothing twice', async (at) => {
      const database = await empty();
      await expect(take(folder, leaving(database, at))).rejects.toThrow('The database is gone');
      expect(await isNewsroomLoaded(database)).toBe(false);
      await take(folder, database);
      expect(await isNewsroomLoaded(database)).toBe(true);
      expect(await contentsOf(database)).toEqual(whole);
    });
  });

  it('of several at once ends with everything once', async () => {
    const whole = await contentsOf(await openSmall(suite));
    const database = await empty();
    const reports = await Promise.all([0, 7, 13].map((ms) => take(SMALL_FOLDER, database, { clock: later(ms) })));
    const { manuscript_revisions: revisions, imports, ...others } = await countsOf(database);
    const {
      manuscript_revisions: expected,
      imports: items,
      ...rest
    } = Object.fromEntries(Object.entries(whole).map(([name, rows]) => [name, rows.length]));
    expect([revisions, imports, others]).toEqual([expected, items, rest]);
    expect(reports.reduce((sum, { taken }) => sum + taken, 0)).toBe(items);
  });
});
