import { expect, it } from 'vitest';
import { placesBetween } from './places.ts';
import { broadestOf } from './readings.ts';

const way = (said: string) => ({ words: said.split(' '), worth: 1 });

it('a way to read a query that only asks for more than another is not searched for', () => {
  const ways = ['folding phone', 'folding cell phone', 'folding smartphone', 'folding mobile phones'].map(way);
  expect(broadestOf(ways)).toEqual([way('folding phone'), way('folding smartphone')]);
});

it('what asks for less than the words as typed is searched for, too', () => {
  const ways = ['cell phone', 'phone'].map(way);
  expect(broadestOf(ways)).toEqual(ways);
});

it('what asks for fewer words but of another time is no way round', () => {
  const typed = way('phones 2024');
  const ofItsYear = { ...way('phones'), range: placesBetween(0, 1) };
  expect(broadestOf([ofItsYear, typed])).toEqual([ofItsYear, typed]);
});
