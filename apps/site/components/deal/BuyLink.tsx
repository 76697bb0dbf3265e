/** The way to the shop of a deal; where that has none left, the news of it. */
import { ButtonLink, Icon } from '@masthead/ui';
import { OUTBOUND } from '../product/outbound.ts';
import styles from './BuyLink.module.css';
import type { Deal } from './deal.ts';

export function BuyLink({ deal: { offer, soldOut, product }, kind }: { deal: Deal; kind: 'brand' | 'line' }) {
  if (offer) {
    return (
      <p className={styles.buy}>
        <ButtonLink kind={kind} href={offer.href} rel={OUTBOUND}>
          {product ? `Buy at ${offer.merchant}` : `Go to ${offer.merchant}`} <Icon name="out" small />
        </ButtonLink>
      </p>
    );
  }
  if (soldOut) return <p className={styles.none}>Sold out at {soldOut.merchant}</p>;
  return product ? <p className={styles.none}>No shop we trust has it today.</p> : null;
}
