/** What a choice of a list is worth and costs, in a line. */
import { VisuallyHidden } from '@masthead/ui';
import { scoreFigures } from './score.ts';

export function ScoreAndPrice({ score, price }: { score: number | undefined; price: string | undefined }) {
  return (
    <>
      {score !== undefined && (
        <b>
          <VisuallyHidden>Score </VisuallyHidden>
          {scoreFigures(score)}
        </b>
      )}
      {price && <small>{price}</small>}
    </>
  );
}
