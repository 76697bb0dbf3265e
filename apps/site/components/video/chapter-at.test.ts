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
