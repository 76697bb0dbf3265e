/** A shop that has none left: it stays in the list, and there is nothing to press. */
import styles from './Offers.module.css';
import type { SoldOut } from './offer.ts';
import { Shop } from './Shop.tsx';

export const SoldOutRow = ({ shop: { merchant, note } }: { shop: SoldOut }) => (
  <li className={styles.offer}>
    <Shop merchant={merchant} note={note} />
    <span className={styles.out}>Sold out</span>
  </li>
);
