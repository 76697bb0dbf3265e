import { expect, it } from 'vitest';
import { createQuarters } from './quarters.ts';

it('tells each quarter once, also when several are passed at a time or passed again', () => {
  const reach = createQuarters();
  expect(reach(10)).toEqual([]);
  expect(reach(60)).toEqual([25, 50]);
  expect(reach(30)).toEqual([]);
  expect(reach(74.9)).toEqual([]);
  expect(reach(75)).toEqual([75]);
  expect(reach(100.4)).toEqual([100]);
  expect(reach(100)).toEqual([]);
});
