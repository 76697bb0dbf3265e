import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePlace, instantOf, isWithin, placesBetween } from './places.ts';
import { searchTables } from './schema.ts';
import { emptySearch, type SearchDatabase } from './testing/open.ts';

describe('the places between two instants', () => {
  it('have both of them, and neither the one before nor the one after', () => {
    const { lowest, highest } = placesBetween(1000, 2000);
    expect([instantOf(lowest), instantOf(highest)]).toEqual([1000, 2000]);
    expect([instantOf(lowest - 1), instantOf(highest + 1)]).toEqual([999, 2001]);
  });

  it('are whole numbers that a double holds, for any instant', () => {
    for (const instant of [0, -1, -62_135_596_800_000, 253_402_300_799_999, Number.MAX_VALUE, -Number.MAX_VALUE, 1.5]) {
      const { lowest, highest } = placesBetween(instant, instant);
      expect([lowest, highest].every(Number.isSafeInteger)).toBe(true);
      expect(isWithin(lowest, instant)).toBe(true);
      expect(isWithin(highest, instant)).toBe(true);
    }
  });
});

describeEachEngine('a free place', ({ open }) => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await emptySearch(open);
  });

  const take = async (place: number): Promise<void> => {
    const texts = { headline: '', dek: '', body: '', spellings: '', fingerprint: '' };
    await searchTables(database.db)
      .insertInto('search_stories')
      .values({ place, id: `${place}`, ...texts })
      .execute();
  };

  it('is within the instant, and newer than those already there', async () => {
    const first = await freePlace(database.db, 5000);
    await take(first);
    const second = await freePlace(database.db, 5000);
    expect([instantOf(first), instantOf(second)]).toEqual([5000, 5000]);
    expect(second).toBeGreaterThan(first);
    expect(await freePlace(database.db, 4999)).toBeLessThan(first);
  });

  it('is in the next instant when the instant is full', async () => {
    await take(placesBetween(7000, 7000).highest);
    expect(instantOf(await freePlace(database.db, 7000))).toBe(7001);
  });
});
