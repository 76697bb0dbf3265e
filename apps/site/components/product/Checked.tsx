/** When a price was looked up, by its day, which stays true on a page that is kept. Nothing where nobody knows. */
import { displayDay, type Instant, machineDate } from '@masthead/model';
import styles from './Checked.module.css';

interface CheckedProps {
  at: Instant | undefined;
  /** It stands below several prices. */
  several?: boolean;
}

export const Checked = ({ at, several = false }: CheckedProps) =>
  at === undefined ? null : (
    <span className={styles.checked}>
      {several ? 'Prices checked' : 'Checked'} <time dateTime={machineDate(at)}>{displayDay(at)}</time>
    </span>
  );
