import { type Database, migrateToLatest } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { migrations } from '../migrations/index.ts';
import type { ContentSchema, StoryRow } from '../schema.ts';
import { listingPage, placeInListings } from './listings.ts';

const LISTINGS = ['river', 'topic:ai', 'topic:tech', 'topic:phones'];
const STORIES = ['a', 'b', 'c', 'd', 'e', 'f'];

const row = (id: string, type = 'News'): StoryRow => ({
  id,
  type_name: 'content_article',
  slug: id,
  edition: 'us',
  section: 'news',
  type,
  headline: id,
  dek: '',
  body: '',
  correction: '',
  title_tag: '',
  seo_description: '',
  picture_id: null,
  word_count: 1,
  no_index: 0,
  published_at: 1,
  updated_at: null,
});

describeEachEngine('listings', ({ open }) => {
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await open<ContentSchema>();
    await migrateToLatest(database, migrations, { namespace: 'content' });
    await database.db
      .insertInto('stories')
      .values(STORIES.map((id, index) => row(id, index % 2 ? 'Review' : 'News')))
      .execute();
  });

  const place = (id: string, published_at: number, listings: readonly string[]) =>
    database.transaction((db) => placeInListings(db, { id, published_at }, listings));
  const page = (listing: string, offset = 0, limit = 100, except: readonly string[] = []) =>
    listingPage(database.db, { listing, offset, limit, except });

  const placement = fc.record({
    id: fc.constantFrom(...STORIES),
    at: fc.integer({ min: 1, max: 4 }),
    listings: fc.subarray(LISTINGS),
  });
  type Placement = { id: string; at: number; listings: string[] };

  /** What each listing must hold after the last placement of each story: newest first, then by id. */
  function expectedIn(listing: string, latest: ReadonlyMap<string, Placement>): string[] {
    return [...latest.values()]
      .filter(({ listings }) => listings.includes(listing))
      .sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
      .map(({ id }) => id);
  }

  it('hold a story exactly where it was last placed, and their totals are what they hold', async () => {
    const latest = new Map<string, Placement>();
    for (const id of STORIES) await place(id, 1, []);
    await fc.assert(
      fc.asyncProperty(fc.array(placement, { minLength: 1, maxLength: 8 }), async (placements) => {
        for (const each of placements) {
          await place(each.id, each.at, each.listings);
          latest.set(each.id, each);
        }
        for (const listing of LISTINGS) {
          const ids = expectedIn(listing, latest);
          expect(await page(listing)).toEqual({ ids, total: ids.length });
        }
      }),
      // A failing run can not be repeated smaller, since the database remembers.
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('are as before when the transaction that placed a story is undone', async () => {
    await place('a', 3, ['river', 'topic:ai']);
    const before = await Promise.all(LISTINGS.map((listing) => page(listing)));
    const undone = database.transaction(async (db) => {
      await placeInListings(db, { id: 'a', published_at: 9 }, ['topic:tech']);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await Promise.all(LISTINGS.map((listing) => page(listing)))).toEqual(before);
  });

  it('count right when many stories are placed at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(STORIES.map((id, index) => place(id, index, round % 2 ? LISTINGS : ['river'])));
      for (const listing of LISTINGS) {
        const { ids, total } = await page(listing);
        expect([ids.length, total]).toEqual(round % 2 || listing === 'river' ? [6, 6] : [0, 0]);
      }
    }
  });

  it('give pages that join to the whole, whatever is left out and however long they are', async () => {
    for (const [index, id] of STORIES.entries()) await place(id, index % 3, ['river']);
    const everything = (await page('river')).ids;
    const except = fc.subarray([...STORIES, 'unknown']);
    await fc.assert(
      fc.asyncProperty(except, fc.integer({ min: 1, max: 7 }), async (left, limit) => {
        const expected = everything.filter((id) => !left.includes(id));
        const shown: string[] = [];
        for (let offset = 0; offset <= expected.length; offset += limit) {
          const { ids, total } = await page('river', offset, limit, left);
          expect(total).toBe(expected.length);
          shown.push(...ids);
        }
        expect(shown).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('that nothing was ever placed in are empty', async () => {
    expect(await page('topic:unknown')).toEqual({ ids: [], total: 0 });
  });
});
