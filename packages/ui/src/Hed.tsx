/** A headline: its size is the design's scale, its typeface the story's voice. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Hed.module.css';

export type HedSize = 'display' | 'lead' | '1' | '2' | '3' | '4' | '5';

interface HedProps {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'p';
  size: HedSize;
  /** The grotesk reports, the serif judges. */
  voice?: 'report' | 'judge';
  className?: string | undefined;
  children: ReactNode;
}

export function Hed({ as: Element, size, voice = 'report', className, children }: HedProps) {
  return (
    <Element className={classes(styles.hed, styles[`size-${size}`], voice === 'judge' && styles.judge, className)}>
      {children}
    </Element>
  );
}
