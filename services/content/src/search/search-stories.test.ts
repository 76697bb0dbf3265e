import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { searchStories } from './search-stories.ts';
import { NOW } from './testing/corpus.ts';
import { filledSearch, type SearchDatabase } from './testing/open.ts';
import { EXPECTED } from './testing/queries.ts';

describeEachEngine('a search', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await filledSearch(open);
  });

  it.each(EXPECTED)('for "$query" $filters gives $first', async ({ query, filters, first, total, corrected }) => {
    const page = await searchStories(database.db, { query, ...filters, offset: 0, limit: 20, now: NOW });
    const ids = page.items.map(({ id }) => id);
    expect(ids.slice(0, first.length)).toEqual(first);
    expect(page.corrected).toBe(corrected);
    expect(page.totalIsCapped).toBe(false);
    expect(page.total).toBe(total ?? page.items.length);
  });
});
