/** The way through a gallery by plain links: previous, which picture of how many, next. */
import { classes, Icon, VisuallyHidden } from '@masthead/ui';
import type { RefObject } from 'react';
import styles from './ShotNav.module.css';
import type { Place } from './shot.ts';
import type { Turn } from './turning.ts';

interface ShotNavProps {
  place: Place;
  /** The links, for those who turn the page in other ways. */
  links: Record<Turn, RefObject<HTMLAnchorElement | null>>;
}

export function ShotNav({ place: { number, count, previousHref, nextHref }, links }: ShotNavProps) {
  return (
    <nav className={styles.nav} aria-label="Pictures">
      {previousHref ? (
        <a className={styles.turn} ref={links.previous} href={previousHref} rel="prev">
          <span className={styles.back}>
            <Icon name="arrow" />
          </span>
          <VisuallyHidden>Previous picture</VisuallyHidden>
        </a>
      ) : (
        <NoTurn back />
      )}
      <p className={styles.count}>
        <VisuallyHidden>Picture </VisuallyHidden>
        {number} <small>of {count}</small>
      </p>
      {nextHref ? (
        <a className={styles.turn} ref={links.next} href={nextHref} rel="next">
          <Icon name="arrow" />
          <VisuallyHidden>Next picture</VisuallyHidden>
        </a>
      ) : (
        <NoTurn />
      )}
    </nav>
  );
}

/** At either end an arrow leads nowhere, and stays so that the other keeps its place. */
const NoTurn = ({ back = false }: { back?: boolean }) => (
  <span className={classes(styles.turn, styles.end)} aria-hidden="true">
    <span className={classes(back && styles.back)}>
      <Icon name="arrow" />
    </span>
  </span>
);
