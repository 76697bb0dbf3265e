/** A pill that leads to a tag or a filter. */
import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export function Chip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.chip} href={href}>
      {children}
    </a>
  );
}
