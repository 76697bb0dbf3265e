/** The one deal of a page: what it costs, what it cost before, where it is to be had and until when. */
import type { Instant } from '@masthead/model';
import { AffiliateLine } from '../product/AffiliateLine.tsx';
import { Checked } from '../product/Checked.tsx';
import { BuyLink } from './BuyLink.tsx';
import { Coupon } from './Coupon.tsx';
import { DealEnd } from './DealEnd.tsx';
import { DealName } from './DealName.tsx';
import { DealPrice } from './DealPrice.tsx';
import type { Deal } from './deal.ts';
import styles from './PriceHead.module.css';
import { useHasEnded } from './use-has-ended.ts';

export function PriceHead({ deal, now }: { deal: Deal; now: Instant }) {
  const ended = useHasEnded(deal, now);
  return (
    <section className={styles.head} aria-label={`Deal: ${deal.name}`}>
      <div className={styles.what}>
        <DealName deal={deal} />
        {!ended && deal.price && <DealPrice price={deal.price} listPrice={deal.listPrice} large />}
        {!ended && <Checked at={deal.offer?.checkedAt} />}
        <DealEnd deal={deal} ended={ended} />
      </div>
      {!ended && (
        <div className={styles.act}>
          {deal.code && <Coupon code={deal.code} />}
          <BuyLink deal={deal} kind="brand" />
        </div>
      )}
      {!ended && deal.terms && <p className={styles.terms}>{deal.terms}</p>}
      {!ended && deal.offer && (
        <div className={styles.whole}>
          <AffiliateLine />
        </div>
      )}
    </section>
  );
}
