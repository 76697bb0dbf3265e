/** A table on hairlines; what is said beside a cell's own words stands below them, as <small>. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './RuledTable.module.css';

interface RuledTableProps {
  /** What it is, where no caption says so. */
  label?: string | undefined;
  /** The head of a row names what the other cells say, and is quieter than they are. */
  named?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export const RuledTable = ({ label, named = false, className, children }: RuledTableProps) => (
  <table className={classes(styles.table, named && styles.named, className)} aria-label={label}>
    {children}
  </table>
);
