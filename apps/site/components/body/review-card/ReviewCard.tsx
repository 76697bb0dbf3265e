/** What we found of a product that a text mentions: its review with the score, and where to buy it. */
import { Card } from '../../cards/Card.tsx';
import { Checked } from '../../product/Checked.tsx';
import { OfferLink } from '../../product/OfferLink.tsx';
import { scoreWord } from '../../review/score.ts';
import type { ReviewCardData } from './data.ts';
import styles from './ReviewCard.module.css';

export function ReviewCard({ data: { name, review, offer } }: { data: ReviewCardData }) {
  const score = review?.fact?.kind === 'score' ? review.fact.score : undefined;
  return (
    <aside className={styles.card} aria-label={`Our review of ${name}`}>
      <p className={styles.name}>
        {name}
        {score !== undefined && <span>{scoreWord(score)}</span>}
      </p>
      {review && <Card story={review} size="4" row kicker={false} dek fact={{ kind: 'byline' }} />}
      {offer && (
        <p>
          <OfferLink offer={offer} quiet /> <Checked at={offer.checkedAt} />
        </p>
      )}
    </aside>
  );
}
