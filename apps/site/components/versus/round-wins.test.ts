import { expect, it } from 'vitest';
import { winnerOf, winsOf } from './round-wins.ts';

it.each<[scores: [number, number], winner: 0 | 1 | undefined]>([
  [[9.4, 7.8], 0],
  [[5.8, 6.1], 1],
  [[7, 7], undefined],
  [[0, 10], 1],
])('%j is won by %s', (scores, winner) => {
  expect(winnerOf({ scores })).toBe(winner);
});

it('nobody wins by what cannot be seen: 8.04 and 7.96 are both shown as 8.0', () => {
  expect(winnerOf({ scores: [8.04, 7.96] })).toBeUndefined();
});

it('draws count for nobody', () => {
  const rounds: { scores: [number, number] }[] = [{ scores: [9, 8] }, { scores: [5, 5] }, { scores: [6, 7] }];
  expect([winsOf(0, rounds), winsOf(1, rounds)]).toEqual([1, 1]);
});
