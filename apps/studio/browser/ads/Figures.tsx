/** What is told of all lines together: only what is counted. */
import { classes } from '@masthead/ui';
import type { ReactNode } from 'react';
import styles from './Ads.module.css';
import type { Counts, LineReport } from './booking.ts';
import { planFigures } from './views.ts';
import { dollars, partOf, shortCount } from './words.ts';

interface FiguresProps {
  lines: readonly LineReport[];
  /** Of the last 30 days; undefined until they are known. */
  totals: Counts | undefined;
  now: number;
}

export function Figures({ lines, totals, now }: FiguresProps) {
  const { delivered, behind, late } = planFigures(lines, now);
  return (
    <ul className={styles.figures} aria-label="All lines together">
      {delivered !== null && (
        <Figure figure={`${Math.floor(delivered * 100)}%`}>of what is planned by now, delivered</Figure>
      )}
      <Figure figure={`${behind} behind`} isBad={behind > 0}>
        {behind === 0 ? 'every plan is kept' : `${dollars(late)} worth of impressions late`}
      </Figure>
      {totals && totals.shown > 0 && (
        <>
          <Figure figure={partOf(totals.viewed / totals.shown)}>
            seen for a second, of {shortCount(totals.shown)} in 30 days
          </Figure>
          <Figure figure={partOf(totals.clicked / totals.shown)}>pressed, {shortCount(totals.clicked)} times</Figure>
        </>
      )}
    </ul>
  );
}

interface FigureProps {
  figure: string;
  isBad?: boolean;
  children: ReactNode;
}

const Figure = ({ figure, isBad = false, children }: FigureProps) => (
  <li className={classes(styles.figure, isBad && styles.late)}>
    <b>{figure}</b> {children}
  </li>
);
