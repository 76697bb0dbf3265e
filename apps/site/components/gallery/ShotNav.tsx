/** The way through a gallery by plain links: previous, which picture of how many, next. */
import { Icon, VisuallyHidden } from '@masthead/ui';
import styles from './ShotNav.module.css';
import type { Place } from './shot.ts';
import type { TurnLinks } from './use-arrow-keys.ts';

interface ShotNavProps {
  place: Place;
  /** The links, for those who turn the page in other ways. */
  links: TurnLinks;
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
        <span className={styles.end} />
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
        <span className={styles.end} />
      )}
    </nav>
  );
}
