import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { autocomplete } from './autocomplete.ts';
import { searchStories } from './search-stories.ts';
import { NOW } from './testing/corpus.ts';
import { filledSearch, type SearchDatabase } from './testing/open.ts';

const HOSTILE = [
  '',
  ' ',
  '"',
  '""',
  '"halo',
  "'; drop table search_stories; --",
  'halo AND',
  'AND OR NOT NEAR',
  'NEAR(halo phone, 2)',
  'halo*',
  '*',
  'headline:halo',
  'terms : halo',
  '-halo',
  '^halo + phone',
  '((((',
  'halo)',
  '{a b}: c',
  'ha\0lo',
  '\0',
  '\\',
  '%_',
  '🎧🎧',
  '👩‍👩‍👧',
  '\ud800',
  'the of and',
  'a'.repeat(10_000),
  'halo '.repeat(2000),
  Array.from({ length: 3000 }, (_, index) => `w${index}`).join(' '),
  '𝒜'.repeat(5000),
  '\u0301'.repeat(10_000),
  'ﷺ'.repeat(5000),
];

describeEachEngine('a hostile query', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await filledSearch(open);
  });

  const ask = (query: string) =>
    Promise.all([
      searchStories(database.db, { query, offset: 0, limit: 5, now: NOW }),
      searchStories(database.db, { query, topic: query, typeNames: [query], offset: 0, limit: 5, now: NOW }),
      autocomplete(database.db, { query }),
    ]);

  it.each(HOSTILE.map((query) => [query.slice(0, 40), query]))('such as %j is answered', async (_, query) => {
    const started = performance.now();
    const [page, filtered] = await ask(query);
    expect(page.items.length).toBeLessThanOrEqual(5);
    expect(filtered.total).toBe(0);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('of any kind is answered', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[a-z"*:()^-]{0,30}$/),
    );
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        await ask(query);
      }),
      { numRuns: 100 },
    );
  });

  it('is only words: its operators mean nothing', async () => {
    const ids = async (query: string): Promise<string[]> => {
      const page = await searchStories(database.db, { query, offset: 0, limit: 20, now: NOW });
      return page.items.map(({ id }) => id);
    };
    expect(await ids('"halo" -5*')).toEqual(await ids('halo 5'));
    expect(await ids('halo NOT phone')).toEqual(await ids('halo not phone'));
    expect(await ids('halo NOT phone')).toEqual(['phone-cases']);
    const { items, isRelaxed } = await searchStories(database.db, {
      query: 'terms:halo',
      offset: 0,
      limit: 1,
      now: NOW,
    });
    expect([isRelaxed, items[0]?.missing]).toEqual([true, ['terms']]);
    expect(await ids('terms:halo')).toEqual(await ids('halo'));
  });

  it('with an odd page is answered', async () => {
    const page = (offset: number, limit: number) =>
      searchStories(database.db, { query: 'halo', offset, limit, now: NOW });
    expect((await page(-5, 2)).items.length).toBe(2);
    expect((await page(1_000_000, 10)).items).toEqual([]);
    expect((await page(0, 0)).items).toEqual([]);
    expect((await page(0, -1)).items).toEqual([]);
    expect((await page(0, 1_000_000)).items.length).toBeGreaterThan(4);
  });
});
