/** How old prices are; after two hours, that they may have changed. */
import type { Instant } from '@masthead/model';
import { Icon, Meta } from '@masthead/ui';
import { useClock } from '../time/clock.ts';
import { RelativeTime } from '../time/RelativeTime.tsx';
import styles from './PricesChecked.module.css';
import { arePricesOld } from './prices-hold.ts';

export function PricesChecked({ at, now }: { at: Instant; now: Instant }) {
  const clock = useClock();
  const time = <RelativeTime instant={at} now={now} />;
  if (!arePricesOld(at, Math.max(now, clock ?? now))) return <Meta>Prices checked {time}</Meta>;
  return (
    <p className={styles.old}>
      <Icon name="alert" small />
      <span>Prices were checked {time} and may have changed since.</span>
    </p>
  );
}
