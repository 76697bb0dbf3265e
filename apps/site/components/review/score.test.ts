import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreFigures, scoreWord } from './score.ts';

it.each([
  [10, '10.0', 'Superb'],
  [9, '9.0', 'Superb'],
  [8.96, '9.0', 'Superb'],
  [8.9, '8.9', 'Excellent'],
  [7, '7.0', 'Good'],
  [6.5, '6.5', 'Decent'],
  [5, '5.0', 'Middling'],
  [3.2, '3.2', 'Poor'],
  [0, '0.0', 'Bad'],
])('a score of %d is shown as %s and is %s', (score, figures, word) => {
  expect([scoreFigures(score), scoreWord(score)]).toEqual([figures, word]);
});

it('two scores that look the same have the same word', () => {
  const score = fc.double({ min: 0, max: 10, noNaN: true });
  fc.assert(
    fc.property(score, (any) => {
      expect(scoreWord(any)).toBe(scoreWord(Number(scoreFigures(any))));
    }),
  );
});
