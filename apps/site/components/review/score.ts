/** A score in figures and in a word. Seven means good; nine is rare. */

const WORDS: readonly [least: number, word: string][] = [
  [9, 'Superb'],
  [8, 'Excellent'],
  [7, 'Good'],
  [6, 'Decent'],
  [5, 'Middling'],
  [3, 'Poor'],
  [0, 'Bad'],
];

/** One digit after the point, always, so that scores below each other line up. */
export const scoreFigures = (score: number): string => score.toFixed(1);

/** The word of the score as it is shown: 8.96 is shown as 9.0, and is superb. */
export function scoreWord(score: number): string {
  const shown = Number(scoreFigures(score));
  return WORDS.find(([least]) => shown >= least)?.[1] ?? 'Bad';
}

export const spokenScore = (score: number): string => `${scoreFigures(score)} out of 10`;
