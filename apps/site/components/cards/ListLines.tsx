/** Things below each other with a hairline between them. */
import { classes } from '@masthead/ui';
import type { ReactNode } from 'react';
import styles from './ListLines.module.css';

export function ListLines({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classes(styles.lines, className)}>{children}</div>;
}
