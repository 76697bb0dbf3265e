import { openDatabase } from '@masthead/storage';
import { ENGINES, emptyDatabase, type TestDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autocomplete } from './autocomplete.ts';
import { searchStories } from './search-stories.ts';
import { NOW } from './testing/corpus.ts';
import { filledSearch, type SearchDatabase } from './testing/open.ts';
import { EXPECTED } from './testing/queries.ts';

describe('the engines', () => {
  const homes: TestDatabase[] = [];
  const databases: SearchDatabase[] = [];

  beforeAll(async () => {
    for (const engine of ENGINES) {
      const home = await emptyDatabase(engine);
      homes.push(home);
      databases.push(await filledSearch(() => openDatabase(home.config)));
    }
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    for (const home of homes) await home.remove();
  });

  const onEach = <Result>(ask: (db: SearchDatabase['db']) => Promise<Result>): Promise<Result[]> =>
    Promise.all(databases.map(({ db }) => ask(db)));

  it.each(EXPECTED)('give the same page for "$query" $filters', async ({ query, filters }) => {
    const [one, other] = await onEach((db) => searchStories(db, { query, ...filters, offset: 0, limit: 5, now: NOW }));
    expect(one).toEqual(other);
  });

  it.each(EXPECTED)('give the same suggestions for "$query"', async ({ query }) => {
    for (const length of [1, 2, 4, query.length]) {
      const [one, other] = await onEach((db) => autocomplete(db, { query: query.slice(0, length) }));
      expect(one).toEqual(other);
    }
  });
});
