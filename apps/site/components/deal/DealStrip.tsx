/** Deals side by side, each with its price and how it went; on a phone below each other. */
import { classes, Meta } from '@masthead/ui';
import cardStyles from '../cards/Card.module.css';
import { CardFact } from '../cards/CardFact.tsx';
import { CardHeadline } from '../cards/CardHeadline.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './DealStrip.module.css';
import type { DealCard } from './deal-card.ts';
import { Spark } from './Spark.tsx';

export function DealStrip({ deals }: { deals: readonly DealCard[] }) {
  return (
    <div className={styles.strip}>
      {deals.map((deal) => (
        <article className={classes(cardStyles.card, styles.ticket)} key={deal.id}>
          {deal.picture && <Picture picture={deal.picture} className={styles.picture} />}
          <CardHeadline story={deal} as="h3" size="5" />
          <CardFact story={deal} fact={{ kind: 'byline' }} />
          {deal.spark && <Spark {...deal.spark} />}
          {deal.shop && <Meta>{deal.shop}</Meta>}
        </article>
      ))}
    </div>
  );
}
