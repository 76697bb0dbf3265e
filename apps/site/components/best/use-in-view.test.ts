import { expect, it } from 'vitest';
import { type Placed, placeAt } from './use-in-view.ts';

const place = (id: string, top: number, bottom: number, bounded = true): Placed => ({ id, top, bottom, bounded });
const LINE = 360;

it.each<[why: string, places: Placed[], at: string | undefined]>([
  ['above all places there is none', [place('a', 500, 900)], undefined],
  ['within a choice it is that choice', [place('a', -800, 100), place('b', 120, 900)], 'b'],
  ['the line itself belongs to the choice', [place('a', LINE, 900)], 'a'],
  ['past the last choice there is none', [place('a', -800, 100)], undefined],
  ['a heading holds until the next place', [place('a', -800, -400), place('h', -300, -260, false)], 'h'],
  ['the order in which they are named is no matter', [place('b', 120, 900), place('a', -800, 100)], 'b'],
  ['without places there is none', [], undefined],
])('%s', (_why, places, at) => {
  expect(placeAt(places, LINE)).toBe(at);
});
