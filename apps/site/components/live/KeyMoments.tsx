/** What mattered most, newest first, each a way to its entry: in the rail from 1440 px, else in columns above. */
import styles from './KeyMoments.module.css';
import type { LiveEntry } from './live-entry.ts';
import { ZonedTime } from './ZonedTime.tsx';

export function KeyMoments({ entries }: { entries: LiveEntry[] }) {
  return (
    <nav className={styles.moments} aria-label="Key moments">
      <h2 className={styles.title}>Key moments</h2>
      <ol className={styles.list}>
        {entries.map(({ id, anchor, headline, at, clock }) => (
          <li className={styles.item} key={id}>
            <ZonedTime className={styles.time} at={at} clock={clock} />
            <a className={styles.link} href={`#${anchor}`}>
              {headline}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
