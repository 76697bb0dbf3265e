import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { autocomplete } from './autocomplete.ts';
import { indexStory } from './index-story.ts';
import { indexName, removeName } from './names.ts';
import { NOW } from './testing/corpus.ts';
import { filledSearch, type SearchDatabase, storyOf } from './testing/open.ts';

const HALOS = ['product halo-4', 'product halo-5', 'product halo-5-pro', 'product halo-fold'];

describeEachEngine('autocomplete', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await filledSearch(open);
  });

  const suggested = async (query: string, limit?: number): Promise<string[]> => {
    const suggestions = await autocomplete(database.db, { query, ...(limit === undefined ? {} : { limit }) });
    return suggestions.map(({ kind, key }) => `${kind} ${key}`);
  };

  it.each([
    ['halo', [...HALOS, 'story halo-fold-leaks', 'story halo-5-review', 'story halo-5-arrives', 'story halo-4-review']],
    ['h', ['topic health', ...HALOS, 'author eharris', 'story halo-fold-leaks', 'story carrow-review']],
    ['cafe', ['product cafe-electrique', 'story coffee-machine']],
    ['élec', ['topic electric-cars', 'product cafe-electrique', 'story coffee-machine', 'story winter-range']],
    ['LEC', ['author tlecki']],
    ['maya l', ['author mlindqvist']],
    ['halo 5 p', ['product halo-5-pro']],
    ['halo max', ['product halo-5-pro']],
    ['halo 5 re', ['story halo-5-review']],
    ['best lap', ['story best-laptops']],
    ['laptops for stu', ['story best-laptops']],
    ['the best ph', ['story best-phones', 'story best-phones-2024']],
    ['dark roo', ['story oled-tvs']],
    ['lpatop', ['topic laptops']],
    ['lpato', ['topic laptops']],
    ['hedphon', ['story headphones']],
    ['elcetric ca', ['topic electric-cars']],
    ['lindquist', ['author mlindqvist']],
    ['zzz', []],
    ['zzzzzz', []],
    ['', []],
    [' … ', []],
  ])('of %j begins with %j', async (query, expected) => {
    expect((await suggested(query)).slice(0, expected.length || 1)).toEqual(expected);
  });

  it('gives no more than asked for, names before stories, and keeps room for stories', async () => {
    expect(await suggested('hal', 1)).toEqual(['product halo-4']);
    expect(await suggested('hal', 5)).toEqual([
      'product halo-4',
      'product halo-5',
      'product halo-5-pro',
      'story halo-fold-leaks',
      'story halo-5-review',
    ]);
    expect(await suggested('hal', 0)).toEqual([]);
    expect((await suggested('h')).length).toBe(10);
  });

  it('shows labels as they are written, and none twice', async () => {
    const suggestions = await autocomplete(database.db, { query: 'cafe' });
    expect(suggestions[0]).toEqual({ kind: 'product', key: 'cafe-electrique', label: 'Café Électrique' });
    await database.transaction(async (db) => {
      for (const id of ['twin-1', 'twin-2'])
        await indexStory(db, storyOf(id, { headline: 'Twins, twins', publishedAt: NOW + Number(id.slice(-1)) }));
      await indexName(db, { kind: 'topic', key: 'twins', label: 'Twin twins twin' });
    });
    expect(await suggested('twin')).toEqual(['topic twins', 'story twin-2']);
  });

  it('follows a name that changes, and forgets one that goes', async () => {
    const name = { kind: 'product', key: 'quince', label: 'Quince Nine' } as const;
    await database.transaction((db) => indexName(db, name));
    expect(await suggested('nin')).toEqual(['product quince']);
    await database.transaction((db) => indexName(db, { ...name, label: 'Quince Ten' }));
    expect([await suggested('nin'), await suggested('ten')]).toEqual([[], ['product quince', 'story tv-settings']]);
    await database.transaction((db) => removeName(db, name));
    expect(await suggested('quince')).toEqual([]);
  });

  it('keeps kinds apart that have the same key', async () => {
    await database.transaction((db) => indexName(db, { kind: 'topic', key: 'same', label: 'Samething' }));
    await database.transaction((db) => indexName(db, { kind: 'product', key: 'same', label: 'Samething' }));
    expect(await suggested('samet')).toEqual(['topic same', 'product same']);
    await database.transaction((db) => removeName(db, { kind: 'topic', key: 'same' }));
    expect(await suggested('samet')).toEqual(['product same']);
  });
});
