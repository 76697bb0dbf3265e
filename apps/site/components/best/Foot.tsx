/** What floats at the foot of the window, on wide screens or on narrow ones; the page leaves room for it below itself. */
import { classes } from '@masthead/ui';
import type { ReactNode } from 'react';
import styles from './Foot.module.css';

export function Foot({ on, children }: { on: 'wide' | 'narrow'; children: ReactNode }) {
  return (
    <section className={classes(styles.foot, styles[on])} aria-label="Compare and buy">
      <div className={styles.sheet}>{children}</div>
    </section>
  );
}
