/** A shop's name, and what its price is for. */
import styles from './Offers.module.css';

export const Shop = ({ merchant, note }: { merchant: string; note?: string | undefined }) => (
  <span className={styles.merchant}>
    {merchant}
    {note && <small className={styles.note}>{note}</small>}
  </span>
);
