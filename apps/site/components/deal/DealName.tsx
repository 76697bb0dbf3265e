/** What a deal is of, with the way to what we say of it. */

import styles from './DealName.module.css';
import type { Deal } from './deal.ts';

export const DealName = ({ deal: { name, product } }: { deal: Deal }) => (
  <h2 className={styles.name}>{product ? <a href={product.link.href}>{name}</a> : name}</h2>
);
