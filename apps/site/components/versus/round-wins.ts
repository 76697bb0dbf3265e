/** Who won: by the scores as they are shown, so that nobody wins by what cannot be seen. */
import type { Round } from '@masthead/model';
import { scoreFigures } from '../review/score.ts';

/** The winner's place among the two; undefined for a draw. */
export function winnerOf({ scores: [one, other] }: Pick<Round, 'scores'>): 0 | 1 | undefined {
  if (scoreFigures(one) === scoreFigures(other)) return undefined;
  return one > other ? 0 : 1;
}

export const winsOf = (place: 0 | 1, rounds: readonly Pick<Round, 'scores'>[]): number =>
  rounds.filter((round) => winnerOf(round) === place).length;
