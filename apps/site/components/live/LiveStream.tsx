/** The entries of live coverage: what is pinned, then all others, newest first. */
import type { Instant } from '@masthead/model';
import { Entry } from './Entry.tsx';
import styles from './LiveStream.module.css';
import type { LiveEntry } from './live-entry.ts';
import type { LiveEvent } from './live-event.ts';
import { NoEntries } from './NoEntries.tsx';

interface LiveStreamProps {
  event: LiveEvent;
  pinned: LiveEntry[];
  entries: LiveEntry[];
  now: Instant;
}

export function LiveStream({ event, pinned, entries, now }: LiveStreamProps) {
  if (pinned.length + entries.length === 0) return <NoEntries event={event} now={now} />;
  return (
    <section className={styles.stream} aria-label="Updates">
      {pinned.map((entry) => (
        <Entry key={entry.id} entry={entry} now={now} pinned />
      ))}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} now={now} />
      ))}
    </section>
  );
}
