import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { indexStory } from './index-story.ts';
import { indexName } from './names.ts';
import { searchStories } from './search-stories.ts';
import { setSynonyms } from './synonyms.ts';
import { NOW } from './testing/corpus.ts';
import { GRADED_CORPUS, SYNONYMS, THINGS } from './testing/graded-corpus.ts';
import { GRADED, type GradedQuery } from './testing/graded-queries.ts';
import { ndcgAt10 } from './testing/ndcg.ts';
import { emptySearch, type SearchDatabase } from './testing/open.ts';
import { thingsFor } from './things.ts';

const FLOOR = 0.95;
/** So many are shown above the stories. */
const MOST_THINGS = 3;

describeEachEngine('the graded queries', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await emptySearch(open);
    await database.transaction(async (db) => {
      for (const story of GRADED_CORPUS) await indexStory(db, story);
      for (const thing of THINGS) await indexName(db, thing);
      await setSynonyms(db, SYNONYMS);
    });
  });

  async function measured(graded: GradedQuery): Promise<number> {
    const { query, filters } = graded;
    const page = await searchStories(database.db, { query, ...filters, offset: 0, limit: 10, now: NOW });
    const things = await thingsFor(database.db, page.ways, page.price);
    const shown = things.slice(0, MOST_THINGS).map(({ kind, key }) => `${kind}:${key}`);
    return ndcgAt10(graded, [...shown, ...page.items.map(({ id }) => id)]);
  }

  it(`are answered with an NDCG@10 of at least ${FLOOR}`, async () => {
    let sum = 0;
    for (const graded of GRADED) sum += await measured(graded);
    expect(sum / GRADED.length).toBeGreaterThan(FLOOR);
  });
});
