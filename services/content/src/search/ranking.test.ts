import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexStory, type SearchDocument } from './index-story.ts';
import { placesBetween } from './places.ts';
import { ranked } from './ranking.ts';
import { searchStories } from './search-stories.ts';
import { DAY_MS, NOW } from './testing/corpus.ts';
import { emptySearch, type SearchDatabase, storyOf } from './testing/open.ts';

const placeAt = (daysOld: number): number => placesBetween(NOW - daysOld * DAY_MS).lowest;

describe('the worth of a place', () => {
  it('is the greater the fresher it is, for ever', () => {
    const ages = [0, 1, 30, 365, 3650, 36_500];
    const places = ages.map(placeAt);
    expect(ranked([['anywhere', places.toReversed()]], NOW)).toEqual(places);
  });

  it('is that of now for what is dated ahead', () => {
    const [ahead, today] = [placeAt(-1000), placeAt(0)];
    expect(ranked([['anywhere', [today, ahead]]], NOW)).toEqual([ahead, today]);
    expect(
      ranked(
        [
          ['anywhere', [today, ahead]],
          ['opening', [today]],
        ],
        NOW,
      ),
    ).toEqual([today, ahead]);
  });

  it('adds up over the tiers', () => {
    const [old, fresh] = [placeAt(100), placeAt(99)];
    expect(
      ranked(
        [
          ['anywhere', [fresh, old]],
          ['names', [old]],
          ['opening', [fresh, old]],
        ],
        NOW,
      ),
    ).toEqual([old, fresh]);
  });
});

/** Two stories that differ in one thing: which is first. */
interface Rule {
  rule: string;
  query: string;
  first: Partial<SearchDocument> & { daysOld?: number };
  second: Partial<SearchDocument> & { daysOld?: number };
}

const names = (said: Partial<SearchDocument['names']>): SearchDocument['names'] => ({
  authors: [],
  topics: [],
  products: [],
  tags: [],
  ...said,
});

const RULES: readonly Rule[] = [
  { rule: 'a headline over a body', query: 'alpha', first: { headline: 'Alpha' }, second: { body: 'Alpha' } },
  {
    rule: 'an old headline over a fresh body',
    query: 'bravo',
    first: { headline: 'Bravo', daysOld: 2000 },
    second: { body: 'Bravo', daysOld: 0 },
  },
  {
    rule: 'a headline over a name',
    query: 'charlie',
    first: { headline: 'Charlie' },
    second: { names: names({ products: ['Charlie'] }) },
  },
  {
    rule: 'a name over a dek',
    query: 'delta',
    first: { names: names({ authors: ['Delta'] }) },
    second: { dek: 'Delta' },
  },
  { rule: 'a dek over a body', query: 'echo', first: { dek: 'Echo' }, second: { body: 'Echo' } },
  {
    rule: 'the fresher over the older',
    query: 'foxtrot',
    first: { body: 'Foxtrot', daysOld: 10 },
    second: { body: 'Foxtrot', daysOld: 11 },
  },
  {
    rule: 'the fresher over the older also after years',
    query: 'golf',
    first: { headline: 'Golf', daysOld: 3000 },
    second: { headline: 'Golf', daysOld: 3001 },
  },
  {
    rule: 'a phrase over words in a headline',
    query: 'hotel india',
    first: { headline: 'Hotel India', daysOld: 2000 },
    second: { headline: 'India: a hotel', daysOld: 0 },
  },
  {
    rule: 'a phrase over words in a body',
    query: 'juliet kilo',
    first: { body: 'A juliet kilo', daysOld: 31 },
    second: { body: 'Kilo juliet', daysOld: 30 },
  },
  {
    rule: 'a phrase in a name over its words in two',
    query: 'lima mike',
    first: { names: names({ products: ['Lima Mike'] }), daysOld: 31 },
    second: { names: names({ products: ['Mike'], tags: ['Lima'] }), daysOld: 30 },
  },
  {
    rule: 'words above the body over words within it',
    query: 'november oscar',
    first: { headline: 'November', dek: 'Oscar', daysOld: 31 },
    second: { headline: 'November', body: 'Oscar', daysOld: 30 },
  },
  {
    rule: 'headline and name over headline alone',
    query: 'papa',
    first: { headline: 'Papa', names: names({ products: ['Papa'] }), daysOld: 31 },
    second: { headline: 'Papa', daysOld: 30 },
  },
  {
    rule: 'fresh words over an old phrase in a body',
    query: 'quebec romeo',
    first: { body: 'Romeo quebec', daysOld: 0 },
    second: { body: 'Quebec romeo', daysOld: 2000 },
  },
];

describeEachEngine('the ranking', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await emptySearch(open);
    await database.transaction(async (db) => {
      // The second goes in last: what went in last must not win for it.
      for (const { rule, first, second } of RULES)
        for (const [place, { daysOld = 30, ...said }] of [
          ['first', first],
          ['second', second],
        ] as const)
          await indexStory(db, storyOf(`${rule}, ${place}`, { ...said, publishedAt: NOW - daysOld * DAY_MS }));
    });
  });

  it.each(RULES)('puts $rule', async ({ rule, query }) => {
    const { items } = await searchStories(database.db, { query, offset: 0, limit: 10, now: NOW });
    expect(items.map(({ id }) => id)).toEqual([`${rule}, first`, `${rule}, second`]);
  });
});
