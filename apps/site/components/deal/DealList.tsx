/** Several deals of one story, each in a box of its own, and who earns from them. */
import type { Instant } from '@masthead/model';
import { AffiliateLine } from '../product/AffiliateLine.tsx';
import { DealBox } from './DealBox.tsx';
import styles from './DealList.module.css';
import type { Deal } from './deal.ts';

export const DealList = ({ deals, now }: { deals: Deal[]; now: Instant }) => (
  <section aria-label="Deals">
    {deals.some(({ offer }) => offer) && <AffiliateLine bar />}
    <ul className={styles.list}>
      {deals.map((deal) => (
        <DealBox key={deal.id} deal={deal} now={now} />
      ))}
    </ul>
  </section>
);
