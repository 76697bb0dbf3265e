/** The page's width: content stops at 1344 px and keeps the gutter. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Wrap.module.css';

export function Wrap({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classes(styles.wrap, className)}>{children}</div>;
}
