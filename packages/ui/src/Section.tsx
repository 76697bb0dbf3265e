/** A section hangs from a 3 px rule, with its name in the rail. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Section.module.css';
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx';
import { Wrap } from './Wrap.tsx';

interface SectionProps extends Omit<SectionHeadProps, 'as'> {
  /** On bench, edge to edge: only for what we measured or summarised. */
  band?: boolean;
  children: ReactNode;
}

export function Section({ title, note, more, band = false, children }: SectionProps) {
  return (
    <section className={classes(styles.section, band && styles.band)} aria-label={title}>
      <Wrap>
        <div className={styles.inner}>
          <SectionHead title={title} note={note} more={more} />
          <div>{children}</div>
        </div>
      </Wrap>
    </section>
  );
}
