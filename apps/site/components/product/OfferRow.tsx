/** One shop and its price. Only the first has the brand's colour. */
import { ButtonLink, Icon, VisuallyHidden } from '@masthead/ui';
import styles from './Offers.module.css';
import type { Offer } from './offer.ts';

/** Paid links say so to search engines, and the shop's page gets no hold of ours. */
export const OUTBOUND = 'sponsored nofollow noopener';

export function OfferRow({ offer: { merchant, href, price }, first }: { offer: Offer; first: boolean }) {
  return (
    <li className={styles.offer}>
      <span className={styles.merchant}>{merchant}</span>
      <ButtonLink kind={first ? 'brand' : 'line'} href={href} rel={OUTBOUND}>
        {price ?? 'See price'}
        <VisuallyHidden> at {merchant}</VisuallyHidden> <Icon name="out" small />
      </ButtonLink>
    </li>
  );
}
