import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { searchStories } from './search-stories.ts';
import { CORPUS, NOW } from './testing/corpus.ts';
import { filledSearch, type SearchDatabase } from './testing/open.ts';
import { EXPECTED } from './testing/queries.ts';

describeEachEngine('a search', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await filledSearch(open);
  });

  it.each(EXPECTED)('for "$query" $filters gives $first', async (expected) => {
    const { query, filters, first, total, corrected, missing } = expected;
    const page = await searchStories(database.db, { query, ...filters, offset: 0, limit: 20, now: NOW });
    const ids = page.items.map(({ id }) => id);
    expect(ids.slice(0, first.length)).toEqual(first);
    expect(page.corrected).toBe(corrected);
    expect([page.isRelaxed, page.items[0]?.missing]).toEqual([missing !== undefined, missing]);
    expect(page.totalIsCapped).toBe(false);
    expect(page.total).toBe(total ?? page.items.length);
  });

  it('gives the same results newest first when asked to', async () => {
    const ids = async (sort: 'best' | 'newest') => {
      const { items } = await searchStories(database.db, { query: 'halo', sort, offset: 0, limit: 20, now: NOW });
      return items.map(({ id }) => id);
    };
    const age = new Map(CORPUS.map(({ id, publishedAt }) => [id, NOW - publishedAt]));
    const newest = await ids('newest');
    expect(newest).toEqual(newest.toSorted((one, other) => (age.get(one) ?? 0) - (age.get(other) ?? 0)));
    expect(newest).not.toEqual(await ids('best'));
    expect(newest.toSorted()).toEqual((await ids('best')).toSorted());
  });

  it('leaves out of what comes near whatever has less than half of it', async () => {
    const query = 'electric car winter spaceship vineyard';
    const { items } = await searchStories(database.db, { query, offset: 0, limit: 20, now: NOW });
    expect(items.map(({ id, missing }) => [id, missing])).toEqual([['winter-range', ['spaceship', 'vineyard']]]);
  });
});
