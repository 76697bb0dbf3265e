import { type Database, migrateToLatest } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { migrations } from '../migrations/index.ts';
import type { ContentSchema, ManuscriptRow, StoryRow } from '../schema.ts';
import { storeOf } from '../testing/newsroom.ts';
import {
  entriesBetween,
  firstAndLast,
  listingPage,
  newestOf,
  placeInListings,
  placesBefore,
  takeFromListings,
} from './listings.ts';

const LISTINGS = ['river', 'topic:ai', 'topic:tech', 'topic:phones'];
const STORIES = ['a', 'b', 'c', 'd', 'e', 'f'];

const manuscript = (id: string): ManuscriptRow => ({
  id,
  type_name: 'content_article' as const,
  slug: id,
  headline: id,
  status: 'published',
  revision: 1,
  published_revision: 1,
  first_published_at: 1,
  published_updated_at: null,
  scheduled_at: null,
  scheduled_revision: null,
  scheduled_slug: null,
  binned_at: null,
  binned_by: null,
  binned_slug: null,
  document: '{}',
  left_out: '[]',
  writer_id: null,
  created_at: 1,
  saved_at: 1,
});

const row = (id: string): StoryRow => ({
  id,
  type_name: 'content_article' as const,
  slug: id,
  edition: 'us',
  section: 'news',
  type: 'News',
  headline: id,
  dek: '',
  body: '',
  picture_id: null,
  word_count: 1,
  no_index: 0,
  published_at: 1,
  updated_at: null,
  card: '{}',
  detail: '{}',
});

describeEachEngine('listings', ({ open }) => {
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await open<ContentSchema>();
    await migrateToLatest(database, migrations, { namespace: 'content' });
    await database.db.insertInto('manuscripts').values(STORIES.map(manuscript)).execute();
    await database.db.insertInto('stories').values(STORIES.map(row)).execute();
  });

  const place = (id: string, published_at: number, listings: readonly string[]) =>
    storeOf(database).write((db) => placeInListings(db, { id, published_at }, listings));
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
      // A failing run cannot be repeated smaller, since the database remembers.
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('are as before when the transaction that placed a story is undone', async () => {
    await place('a', 3, ['river', 'topic:ai']);
    const before = await Promise.all(LISTINGS.map((listing) => page(listing)));
    const undone = storeOf(database).write(async (db) => {
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

  it('say where something changed by a placing: where a story enters, leaves or moves', async () => {
    await place('a', 1, ['river', 'topic:ai']);
    expect(await place('a', 1, ['river', 'topic:ai'])).toEqual([]);
    expect((await place('a', 1, ['river', 'topic:tech'])).sort()).toEqual(['topic:ai', 'topic:tech']);
    expect((await place('a', 2, ['river', 'topic:tech'])).sort()).toEqual(['river', 'topic:tech']);
    const left = await storeOf(database).write((db) => takeFromListings(db, 'a'));
    expect(left.sort()).toEqual(['river', 'topic:tech']);
    expect(await storeOf(database).write((db) => takeFromListings(db, 'a'))).toEqual([]);
  });

  it('give what lies between two instants, in pages that join to the whole', async () => {
    const instants = new Map(STORIES.map((id, index) => [id, index % 4]));
    for (const [id, at] of instants) await place(id, at, ['river']);
    const everything = (await page('river')).ids;
    const instant = fc.integer({ min: -1, max: 5 });
    await fc.assert(
      fc.asyncProperty(instant, instant, fc.integer({ min: 1, max: 4 }), async (one, other, limit) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const expected = everything.filter((id) => (instants.get(id) ?? 0) >= from && (instants.get(id) ?? 0) < to);
        const shown: string[] = [];
        for (let offset = 0; offset <= expected.length; offset += limit) {
          const { ids, total } = await entriesBetween(database.db, { listing: 'river', from, to, offset, limit });
          expect(total).toBe(expected.length);
          shown.push(...ids);
        }
        expect(shown).toEqual(expected);
        const older = (at: number) => [...instants.values()].filter((each) => each < at).length;
        expect(await placesBefore(database.db, 'river', [from, to])).toEqual([older(from), older(to)]);
      }),
      { numRuns: 25 },
    );
    expect(await firstAndLast(database.db, 'river')).toEqual({ first: 0, last: 3 });
  });

  it('give the newest of several at once, each in its order', async () => {
    for (const [index, id] of STORIES.entries()) await place(id, index, index % 2 ? ['river', 'topic:ai'] : ['river']);
    expect(await newestOf(database.db, ['topic:ai', 'river', 'topic:unknown'], 2)).toEqual(
      new Map([
        ['topic:ai', ['f', 'd']],
        ['river', ['f', 'e']],
        ['topic:unknown', []],
      ]),
    );
    expect(await newestOf(database.db, [], 2)).toEqual(new Map());
  });

  it('that nothing was ever placed in are empty', async () => {
    expect(await page('topic:unknown')).toEqual({ ids: [], total: 0 });
    expect(await firstAndLast(database.db, 'topic:unknown')).toBeUndefined();
  });
});
