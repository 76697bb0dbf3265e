/** One deal among several: what it is, what it costs and whether that is good, its code, and the way to the shop. */
import type { Instant } from '@masthead/model';
import { classes } from '@masthead/ui';
import { Picture } from '../picture/Picture.tsx';
import { Checked } from '../product/Checked.tsx';
import { BuyLink } from './BuyLink.tsx';
import { Coupon } from './Coupon.tsx';
import styles from './DealBox.module.css';
import { DealEnd } from './DealEnd.tsx';
import { DealName } from './DealName.tsx';
import { DealPrice } from './DealPrice.tsx';
import type { Advice, Deal } from './deal.ts';
import { useHasEnded } from './use-has-ended.ts';

const ADVICE: Record<Advice, string> = {
  buy: 'A good price: the lowest in 90 days',
  fair: 'A fair price',
  wait: 'More than it costs on average',
};

export function DealBox({ deal, now }: { deal: Deal; now: Instant }) {
  const ended = useHasEnded(deal, now);
  const { price, listPrice, advice, code, terms } = deal;
  const picture = deal.product?.picture;
  return (
    <li className={classes(styles.box, picture && styles.pictured)}>
      {picture && <Picture picture={picture} className={styles.picture} />}
      <div className={styles.what}>
        <DealName deal={deal} />
        {!ended && price && <DealPrice price={price} listPrice={listPrice} />}
        {!ended && <Checked at={deal.offer?.checkedAt} />}
        {!ended && advice && (
          <p className={classes(styles.advice, advice === 'buy' && styles.good)}>{ADVICE[advice]}</p>
        )}
        {!ended && terms && <p className={styles.terms}>{terms}</p>}
        <DealEnd deal={deal} ended={ended} />
      </div>
      {!ended && (
        <div className={styles.act}>
          {code && <Coupon code={code} />}
          <BuyLink deal={deal} kind="line" />
        </div>
      )}
    </li>
  );
}
