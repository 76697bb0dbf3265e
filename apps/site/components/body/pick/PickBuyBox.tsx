/** The score of a choice, and where to buy it: the best offer first, the others folded. */
import { Measure, Meta } from '@masthead/ui';
import type { ReactNode } from 'react';
import { Checked } from '../../product/Checked.tsx';
import { OfferLink } from '../../product/OfferLink.tsx';
import { oldestCheck } from '../../product/oldest-check.ts';
import { scoreFigures, spokenScore } from '../../review/score.ts';
import type { PickData } from './data.ts';
import { Fold } from './Fold.tsx';
import styles from './PickBuyBox.module.css';

interface PickBuyBoxProps {
  data: PickData;
  compare?: ReactNode;
}

/** Without any of these there is nothing to put into it. */
export const hasBuyBox = ({ score, offers, reviewHref }: PickData): boolean =>
  score !== undefined || offers.length > 0 || reviewHref !== undefined;

export function PickBuyBox({ data: { title, score, offers, reviewHref }, compare }: PickBuyBoxProps) {
  const [best, ...others] = offers;
  return (
    <div className={styles.box}>
      {score !== undefined && (
        <div>
          <p className={styles.score}>
            <b>{scoreFigures(score)}</b> of 10
          </p>
          <Measure value={score} label={spokenScore(score)} />
        </div>
      )}
      {best && <OfferLink offer={best} />}
      {others.length > 0 && (
        <Fold label={others.length === 1 ? '1 more offer' : `${others.length} more offers`}>
          <ul className={styles.others}>
            {others.map((offer) => (
              <li key={`${offer.merchant} ${offer.href}`}>
                <OfferLink offer={offer} quiet />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {compare}
      {reviewHref && (
        <a className={styles.review} href={reviewHref} aria-label={`Read our review: ${title}`}>
          Read our review
        </a>
      )}
      {best && (
        <Meta>
          We may earn a commission. <Checked at={oldestCheck(offers)} several={others.length > 0} />
        </Meta>
      )}
    </div>
  );
}
