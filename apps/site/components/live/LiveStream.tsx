/** The entries of live coverage: what is pinned, then all others, newest first. */
import type { Instant } from '@masthead/model';
import { Entry } from './Entry.tsx';
import styles from './LiveStream.module.css';
import type { LiveEntry } from './live-entry.ts';

interface LiveStreamProps {
  pinned: LiveEntry[];
  entries: LiveEntry[];
  now: Instant;
}

export function LiveStream({ pinned, entries, now }: LiveStreamProps) {
  if (pinned.length + entries.length === 0) return <p className={styles.none}>There are no updates yet.</p>;
  return (
    <section aria-label="Updates">
      {pinned.map((entry) => (
        <Entry key={entry.id} entry={entry} now={now} pinned />
      ))}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} now={now} />
      ))}
    </section>
  );
}
