/** The score of a choice, and where to buy it. */
import { Measure } from '@masthead/ui';
import { OfferLink } from '../../product/OfferLink.tsx';
import { scoreFigures, spokenScore } from '../../review/score.ts';
import type { PickData } from './data.ts';
import styles from './PickBuyBox.module.css';

export function PickBuyBox({ data: { title, score, offers, reviewHref } }: { data: PickData }) {
  if (score === undefined && offers.length === 0 && !reviewHref) return null;
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
      {offers.map((offer, index) => (
        <OfferLink key={`${offer.merchant} ${offer.href}`} offer={offer} quiet={index > 0} />
      ))}
      {reviewHref && (
        <a className={styles.review} href={reviewHref} aria-label={`Read our review: ${title}`}>
          Read our review
        </a>
      )}
    </div>
  );
}
