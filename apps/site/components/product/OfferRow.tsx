/** One shop and its price. Only the first has the brand's colour. */
import { ButtonLink, Icon, VisuallyHidden } from '@masthead/ui';
import styles from './Offers.module.css';
import type { Offer } from './offer.ts';
import { OUTBOUND } from './outbound.ts';
import { Shop } from './Shop.tsx';

export function OfferRow({ offer: { merchant, href, price, note }, first }: { offer: Offer; first: boolean }) {
  return (
    <li className={styles.offer}>
      <Shop merchant={merchant} note={note} />
      <ButtonLink kind={first ? 'brand' : 'line'} href={href} rel={OUTBOUND}>
        {price ?? 'See price'}
        <VisuallyHidden> at {merchant}</VisuallyHidden> <Icon name="out" small />
      </ButtonLink>
    </li>
  );
}
