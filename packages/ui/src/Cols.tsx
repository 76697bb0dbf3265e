/** The page's columns: metadata rail, text, 300 px aside. An empty rail is a spacer from 1440 px. */
import type { ReactNode } from 'react';
import styles from './Cols.module.css';
import { classes } from './classes.ts';

interface ColsProps {
  rail?: ReactNode;
  aside?: ReactNode;
  /** What has the lower half of it, as high as that is. */
  asideEnd?: ReactNode;
  asideLabel?: string;
  /** Hangs the columns from a 3 px rule. */
  hung?: boolean;
  /** The text takes the aside's room too. */
  wide?: boolean;
  children: ReactNode;
}

/** In wide columns: as wide as the text of narrow ones. */
export const TextWidth = ({ children }: { children: ReactNode }) => <div className={styles.textWidth}>{children}</div>;

export function Cols({
  rail,
  aside,
  asideEnd,
  asideLabel = 'Sidebar',
  hung = false,
  wide = false,
  children,
}: ColsProps) {
  return (
    <div className={classes(styles.cols, hung && styles.hung)}>
      {rail && <div className={styles.rail}>{rail}</div>}
      <div className={classes(styles.main, wide && styles.wide)}>{children}</div>
      {aside && (
        <aside className={styles.aside} aria-label={asideLabel}>
          <div className={styles.sticky}>{aside}</div>
          {asideEnd}
        </aside>
      )}
    </div>
  );
}
