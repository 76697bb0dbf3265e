/** Where to buy what a text is about: the cheapest shop, and the way to the others. */
import { OfferLink } from '../../product/OfferLink.tsx';
import styles from './BuyButton.module.css';
import type { BuyButtonData } from './data.ts';

export function BuyButton({ data: { name, offer, others } }: { data: BuyButtonData }) {
  return (
    <div className={styles.box}>
      <div>
        <p className={styles.name}>{name}</p>
        {others && (
          <a className={styles.others} href={others.href}>
            {others.count} more {others.count === 1 ? 'offer' : 'offers'}
          </a>
        )}
      </div>
      <OfferLink offer={offer} />
    </div>
  );
}
