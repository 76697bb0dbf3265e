/** The one fact of a card; its number or name is in <b>. */
import type { ReactNode } from 'react';
import styles from './Fact.module.css';

export function Fact({ children }: { children: ReactNode }) {
  return <p className={styles.fact}>{children}</p>;
}
