import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chapterAt } from './chapter-at.ts';

const chapters = [{ start: 2 }, { start: 6 }, { start: 12 }];

it.each([
  ['before the first', 1.9, undefined],
  ['at its very beginning', 6, 6],
  ['within one', 11.9, 6],
  ['after the last has begun', 99, 12],
])('the chapter %s', (_, seconds, start) => {
  expect(chapterAt(chapters, seconds)).toBe(start);
});

it('the one of a moment has begun by then, and no other has begun since', () => {
  const seconds = fc.double({ min: 0, max: 10_000, noNaN: true });
  const ordered = fc.uniqueArray(seconds).map((all) => all.toSorted((one, other) => one - other));
  fc.assert(
    fc.property(ordered, seconds, (starts, moment) => {
      const found = chapterAt(
        starts.map((start) => ({ start })),
        moment,
      );
      expect(starts.filter((start) => start <= moment && start > (found ?? -1))).toEqual([]);
      if (found !== undefined) expect(found).toBeLessThanOrEqual(moment);
    }),
  );
});
