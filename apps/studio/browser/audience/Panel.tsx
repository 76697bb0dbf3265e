/** A part of the wall: hung from a heavy line, with its name and what its figures are of. */
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** What the figures are of. */
  of?: ReactNode;
  place: 'now' | 'from' | 'depth' | 'top' | 'fast' | 'live' | 'experiments' | 'acts' | 'searches';
  children: ReactNode;
}

export const Panel = ({ title, of, place, children }: PanelProps) => (
  <section className={styles.panel} data-place={place} aria-labelledby={`audience-${place}`}>
    <h2 className={styles.title} id={`audience-${place}`}>
      {title} {of !== undefined && <small>{of}</small>}
    </h2>
    {children}
  </section>
);

/** Two that stand above each other where the wall is narrow. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
