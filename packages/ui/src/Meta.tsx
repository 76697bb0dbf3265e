/** A small grey line: who and when. */
import type { ReactNode } from 'react';
import styles from './Meta.module.css';

interface MetaProps {
  as?: 'p' | 'span';
  children: ReactNode;
}

export function Meta({ as: Element = 'p', children }: MetaProps) {
  return <Element className={styles.meta}>{children}</Element>;
}
