/** Further best lists: what each is the best of, and what it recommends. */
import type { Link } from '../../base/link.ts';
import styles from './PickIndex.module.css';

export interface PickEntry extends Link {
  product: string;
}

export function PickIndex({ entries }: { entries: PickEntry[] }) {
  return (
    <ul className={styles.index}>
      {entries.map(({ label, product, href }) => (
        <li className={styles.entry} key={href}>
          <a className={styles.link} href={href}>
            {label} <span className={styles.product}>{product}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
