/** Until when a deal holds, or since when it does no more; what it costs then is told elsewhere. */
import { machineDate } from '@masthead/model';
import styles from './DealEnd.module.css';
import type { Deal } from './deal.ts';

export function DealEnd({ deal: { ends, product }, ended }: { deal: Deal; ended: boolean }) {
  if (!ends) return null;
  const time = <time dateTime={machineDate(ends.at)}>{ends.text}</time>;
  if (!ended) return <p className={styles.end}>Ends {time}</p>;
  return (
    <p className={styles.end}>
      <strong className={styles.ended}>Ended</strong> {time}.{' '}
      {product && <a href={product.link.href}>What {product.link.label} costs today</a>}
    </p>
  );
}
