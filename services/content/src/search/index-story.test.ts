import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { indexStory, type SearchDocument, unindexStory } from './index-story.ts';
import { searchTables } from './schema.ts';
import { searchStories } from './search-stories.ts';
import { CORPUS, DAY_MS, NOW } from './testing/corpus.ts';
import { emptySearch, type SearchDatabase, storyOf } from './testing/open.ts';

const WORDS = ['halo', 'halos', 'planes', 'planer', 'battery', 'café', 'the'];
const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((words) => words.join(' '));
const anyStory = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  headline: sentence,
  body: sentence,
  publishedAt: fc.constantFrom(0, 1, NOW - DAY_MS, NOW),
  isGone: fc.boolean(),
});

describeEachEngine('the search index', ({ open }) => {
  let database: SearchDatabase;
  beforeEach(async () => {
    database = await emptySearch(open);
  });

  const index = (...stories: SearchDocument[]): Promise<void> =>
    database.transaction(async (db) => {
      for (const story of stories) await indexStory(db, story);
    });
  const unindex = (id: string): Promise<void> => database.transaction((db) => unindexStory(db, id));
  const found = async (query: string): Promise<string[]> => {
    const { items, corrected } = await searchStories(database.db, { query, offset: 0, limit: 100, now: NOW });
    return corrected === undefined ? items.map(({ id }) => id) : [];
  };
  /** The rows of each table, and the places in the index of terms. */
  const rows = async (): Promise<number[]> => {
    const tables = ['search_stories', 'search_spellings', 'search_index'] as const;
    const counts = tables.map((table) => sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`);
    return Promise.all(counts.map(async (count) => (await count.execute(database.db)).rows[0]?.rows ?? Number.NaN));
  };

  it('replaces a story that is indexed again', async () => {
    await index(storyOf('1', { headline: 'Planes', publishedAt: 1 }));
    await index(storyOf('1', { headline: 'Trains', publishedAt: 1 }));
    expect([await found('planes'), await found('trains')]).toEqual([[], ['1']]);
    expect((await rows()).at(-1)).toBe(1);
  });

  it('is in the order of publishing, whenever a story came into it or was moved', async () => {
    const at = (id: string, publishedAt: number) => storyOf(id, { body: 'planes', publishedAt });
    await index(at('middle', 500), at('new', 900), at('old', 100));
    expect(await found('planes')).toEqual(['new', 'middle', 'old']);
    await index(at('old', 1000));
    expect(await found('planes')).toEqual(['old', 'new', 'middle']);
    await index(at('older', 99), at('before', -5), at('old', 98));
    expect(await found('planes')).toEqual(['new', 'middle', 'older', 'old', 'before']);
  });

  it('holds any number of stories of one instant', async () => {
    await index(
      ...Array.from({ length: 1100 }, (_, number) => storyOf(`${number}`, { headline: 'planes', publishedAt: NOW })),
    );
    const page = await searchStories(database.db, { query: 'planes', offset: 0, limit: 10, now: NOW });
    expect([page.items.length, page.total, page.totalIsCapped]).toEqual([10, 100, true]);
    expect(await rows()).toEqual([1100, expect.any(Number), 1100]);
  });

  it('gives pages that join to the whole, and says when there is more', async () => {
    await index(
      ...Array.from({ length: 230 }, (_, number) => storyOf(`${number}`, { body: 'planes', publishedAt: number })),
    );
    const shown: string[] = [];
    for (let offset = 0; offset <= 100; offset += 30) {
      const page = await searchStories(database.db, { query: 'planes', offset, limit: 30, now: NOW });
      expect([page.total, page.totalIsCapped]).toEqual([100, true]);
      shown.push(...page.items.map(({ id }) => id));
    }
    expect(shown).toEqual(Array.from({ length: 100 }, (_, number) => `${229 - number}`));
  });

  it('has nothing left when every story is gone', async () => {
    await index(...CORPUS);
    expect((await rows()).every((count) => count > 0)).toBe(true);
    for (const { id } of CORPUS) await unindex(id);
    expect(await rows()).toEqual([0, 0, 0]);
    await unindex('unknown');
  });

  it('is as before when the transaction is undone', async () => {
    await index(storyOf('1', { headline: 'Planes' }));
    const undone = database.transaction(async (db) => {
      await indexStory(db, storyOf('1', { headline: 'Trains' }));
      await indexStory(db, storyOf('2', { headline: 'Planes' }));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect([await found('planes'), await found('trains')]).toEqual([['1'], []]);
  });

  it('knows after any changes exactly what a new one would know', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStory, { minLength: 1, maxLength: 6 }), async (changes) => {
        const last = new Map(changes.map((change) => [change.id, change]));
        for (const { isGone, ...said } of changes) await (isGone ? unindex(said.id) : index(storyOf(said.id, said)));
        const kept = [...last.values()].filter(({ isGone }) => !isGone);
        for (const word of ['halo', 'planes', 'battery', 'cafe']) {
          const expected = kept
            .filter(({ headline, body }) => hasWord(`${headline} ${body}`, word))
            .map(({ id }) => id);
          expect((await found(word)).sort()).toEqual(expected.sort());
        }
        const spelled = new Set(kept.flatMap(({ headline }) => plainWords(headline)).filter((word) => word.length > 3));
        const words = await searchTables(database.db)
          .selectFrom('search_spellings')
          .select('word')
          .distinct()
          .execute();
        expect(new Set(words.map(({ word }) => word))).toEqual(spelled);
        for (const id of last.keys()) await unindex(id);
        expect(await rows()).toEqual([0, 0, 0]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('is right when many index at once', async () => {
    const stories = Array.from({ length: 12 }, (_, number) =>
      storyOf(`${number % 6}`, { headline: `Planes ${number}`, publishedAt: number % 2 }),
    );
    await Promise.all(stories.map((story) => index(story)));
    expect((await found('planes')).sort()).toEqual(['0', '1', '2', '3', '4', '5']);
    await Promise.all(stories.map(({ id }) => unindex(id)));
    expect(await rows()).toEqual([0, 0, 0]);
  });
});

const plainWords = (text: string): string[] => text.replaceAll('é', 'e').split(' ');

/** The forms of a word that are among those the stories are made of. */
const hasWord = (text: string, word: string): boolean =>
  plainWords(text).some((each) => each === word || each === `${word}s`);
