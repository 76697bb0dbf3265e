/** Equal columns: one on a phone, two from 768 px, `columns` from 1024 px. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Grid.module.css';

interface GridProps {
  columns: 3 | 4;
  className?: string | undefined;
  children: ReactNode;
}

export function Grid({ columns, className, children }: GridProps) {
  return <div className={classes(styles.grid, columns === 3 ? styles.three : styles.four, className)}>{children}</div>;
}
