/** When an entry came: by the clocks of the place, which is a link to the entry itself, and told from now. */
import type { Instant } from '@masthead/model';
import { RelativeTime } from '../time/RelativeTime.tsx';
import styles from './EntryTime.module.css';
import type { LiveEntry } from './live-entry.ts';
import { ZonedTime } from './ZonedTime.tsx';

interface EntryTimeProps {
  entry: Pick<LiveEntry, 'href' | 'at' | 'clock' | 'updatedClock'>;
  now: Instant;
}

export function EntryTime({ entry: { href, at, clock, updatedClock }, now }: EntryTimeProps) {
  // What came after the page was made, and after the reader's clock was read, came now.
  return (
    <div className={styles.when}>
      <a className={styles.clock} href={href}>
        <ZonedTime at={at} clock={clock} />
      </a>
      <small>
        <RelativeTime instant={at} now={Math.max(now, at)} />
        {updatedClock && `, updated ${updatedClock}`}
      </small>
    </div>
  );
}
