/** The standfirst under a headline; small on cards. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Dek.module.css';

interface DekProps {
  small?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Dek({ small = false, className, children }: DekProps) {
  return <p className={classes(styles.dek, small && styles.small, className)}>{children}</p>;
}
