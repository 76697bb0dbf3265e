import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepMisses, loggable, type Miss, missesIn } from './misses.ts';
import { DAY_MS, NOW } from './testing/corpus.ts';
import { emptySearch, type SearchDatabase } from './testing/open.ts';

describe('a query', () => {
  it.each([
    ['Robot LAWNMOWER?', 'robot lawnmower'],
    ['halo 12 under 1500', 'halo 12 under 1500'],
    ['jane.doe@example.com', undefined],
    ['call 555 123 4567', undefined],
    ['4111 1111 1111 1111', undefined],
    ['https://example.com/reset?key=1', undefined],
    ['one two three four five six seven eight nine', undefined],
    ['a'.repeat(70), 'a'.repeat(40)],
    ['??', undefined],
  ])('%s is logged as %s', (typed, kept) => {
    expect(loggable(typed)).toBe(kept);
  });
});

describeEachEngine('the log of misses', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await emptySearch(open);
  });

  const keep = (misses: readonly Miss[], now = NOW) => database.transaction((db) => keepMisses(db, misses, now));
  const queries = async () => (await missesIn(database.db, 2000)).map(({ query }) => query);

  it('adds up, tells what was asked more than once, and forgets after 90 days', async () => {
    await keep([{ query: 'lawnmower', outcome: 'nothing', times: 1 }], NOW - 91 * DAY_MS);
    await keep([{ query: 'kite', outcome: 'nothing', times: 1 }]);
    await keep([{ query: 'kite', outcome: 'relaxed', times: 2 }]);
    await keep([{ query: 'once', outcome: 'nothing', times: 1 }]);
    expect(await missesIn(database.db, 10)).toEqual([
      { query: 'kite', outcome: 'relaxed', times: 3, lastDay: '2026-06-01' },
    ]);
    await keep([{ query: 'lawnmower', outcome: 'nothing', times: 1 }]);
    expect(await queries()).toEqual(['kite']);
  });

  it('is bounded: what is asked for least goes first', async () => {
    const flood = Array.from(
      { length: 1200 },
      (_, index): Miss => ({
        query: `flood ${index}`,
        outcome: 'nothing',
        times: 2,
      }),
    );
    await keep(flood);
    const kept = await queries();
    expect([kept.length, kept[0]]).toEqual([1000, 'kite']);
  });
});
