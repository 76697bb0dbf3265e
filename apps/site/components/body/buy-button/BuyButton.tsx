/** Where to buy what a text is about: the cheapest shop, and the way to the others. */
import { Checked } from '../../product/Checked.tsx';
import { OfferLink } from '../../product/OfferLink.tsx';
import styles from './BuyButton.module.css';
import type { BuyButtonData } from './data.ts';

export function BuyButton({ data: { name, href, offer, others } }: { data: BuyButtonData }) {
  return (
    <div className={styles.box}>
      <div>
        <p className={styles.name}>{href ? <a href={href}>{name}</a> : name}</p>
        {href && others && (
          <a className={styles.others} href={href}>
            {others} more {others === 1 ? 'offer' : 'offers'}
          </a>
        )}{' '}
        <Checked at={offer.checkedAt} />
      </div>
      <OfferLink offer={offer} />
    </div>
  );
}
