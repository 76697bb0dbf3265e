/** Where to buy, the cheapest first, and who earns from it: said beside the buttons, in words. */
import { Meta } from '@masthead/ui';
import { AffiliateLine } from './AffiliateLine.tsx';
import { OfferRow } from './OfferRow.tsx';
import styles from './Offers.module.css';
import type { Offer } from './offer.ts';

interface OffersProps {
  offers: Offer[];
  /** What its maker asks. */
  listPrice?: string | undefined;
}

export function Offers({ offers, listPrice }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <section className={styles.offers} aria-label="Where to buy">
      <div className={styles.head}>
        <h2 className={styles.title}>Where to buy</h2>
        {listPrice && <Meta as="span">List price {listPrice}</Meta>}
      </div>
      <ul className={styles.list}>
        {offers.map((offer, index) => (
          <OfferRow key={`${offer.merchant} ${offer.href}`} offer={offer} first={index === 0} />
        ))}
      </ul>
      <AffiliateLine />
    </section>
  );
}
