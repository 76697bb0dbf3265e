import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { placesBetween } from './places.ts';
import { newestPlaces, putTerms, removeTerms } from './term-index.ts';
import { emptySearch, type SearchDatabase } from './testing/open.ts';

/** Terms by how many stories have them, from all to one. */
const SHARES = { every: 1, half: 0.5, tenth: 0.1, few: 0.01, one: 0.001 };
const STORIES = 1500;

/** Every second story lies evenly in ten years; the others from milliseconds to decades apart. */
function writtenPlaces(): number[] {
  const now = Date.UTC(2026, 0, 1) * 1024;
  const years = 10 * 365 * 86_400_000 * 1024;
  const age = (part: number, index: number): number => (index % 2 ? part * years : 2 ** (10 + part * 42));
  return Array.from({ length: STORIES }, (_, index) => now - Math.floor(age(index / STORIES, index)) - index);
}

describeEachEngine('the index of terms', ({ open }) => {
  let database: SearchDatabase;
  const stories = new Map<number, Set<string>>();

  beforeAll(async () => {
    database = await emptySearch(open);
    await database.transaction(async (db) => {
      for (const [index, place] of writtenPlaces().entries()) {
        const has = Object.entries(SHARES).filter(([, share]) => (index * 7919) % STORIES < STORIES * share);
        const terms = [...has.map(([term]) => term), `t${index % 7}`, `y${index % 3}`];
        stories.set(place, new Set(terms));
        await putTerms(db, place, terms);
      }
    });
  });

  const expected = (
    terms: readonly string[],
    oneOf: readonly string[],
    lowest: number,
    highest: number,
    most: number,
  ) =>
    [...stories]
      .filter(([place, has]) => place >= lowest && place <= highest && terms.every((term) => has.has(term)))
      .filter(([, has]) => oneOf.length === 0 || oneOf.some((term) => has.has(term)))
      .map(([place]) => place)
      .sort((one, other) => other - one)
      .slice(0, most);

  const everywhere = placesBetween();
  const anySearch = fc.record({
    searches: fc.array(fc.subarray([...Object.keys(SHARES), 't1', 'unknown'], { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    }),
    oneOf: fc.subarray(['y0', 'y1', 'y9']),
    bounds: fc.tuple(fc.nat(STORIES - 1), fc.nat(STORIES - 1)),
    bounded: fc.boolean(),
    most: fc.constantFrom(1, 7, 40, 200, 2000),
  });

  it('gives the newest places that have all the terms, in every range', async () => {
    const places = [...stories.keys()];
    await fc.assert(
      fc.asyncProperty(anySearch, async ({ searches, oneOf, bounds, bounded, most }) => {
        const ends = bounds.map((index) => places[index] ?? 0);
        const range = bounded ? { lowest: Math.min(...ends), highest: Math.max(...ends) } : everywhere;
        const found = await newestPlaces(database.db, searches, { oneOf, range, most });
        expect(found).toEqual(searches.map((terms) => expected(terms, oneOf, range.lowest, range.highest, most)));
      }),
      { numRuns: 150 },
    );
  });

  it('finds nothing where there is nothing', async () => {
    const range = { lowest: 5, highest: 10 };
    expect(await newestPlaces(database.db, [['every'], ['one']], { range, most: 5 })).toEqual([[], []]);
    expect(await newestPlaces(database.db, [], { range: everywhere, most: 5 })).toEqual([]);
  });

  it('forgets what is removed, and keeps what is put again', async () => {
    const [newest = 0, second = 0] = [...stories.keys()].sort((one, other) => other - one);
    const undone = database.transaction(async (db) => {
      await removeTerms(db, newest);
      expect(await newestPlaces(db, [['every']], { range: everywhere, most: 1 })).toEqual([[second]]);
      await putTerms(db, newest, ['other']);
      expect(await newestPlaces(db, [['every'], ['other']], { range: everywhere, most: 1 })).toEqual([
        [second],
        [newest],
      ]);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await newestPlaces(database.db, [['every']], { range: everywhere, most: 1 })).toEqual([[newest]]);
  });
});
