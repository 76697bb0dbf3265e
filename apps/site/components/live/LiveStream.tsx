/** The entries of live coverage: what is pinned, then all others, newest first; and the way to what is new. */
import type { Instant } from '@masthead/model';
import type { RefObject } from 'react';
import { Entry } from './Entry.tsx';
import styles from './LiveStream.module.css';
import type { LiveEvent } from './live-event.ts';
import type { ShownEntry } from './live-state.ts';
import { NoEntries } from './NoEntries.tsx';

interface LiveStreamProps {
  event: LiveEvent;
  shown: ShownEntry[];
  now: Instant;
  list: RefObject<HTMLElement | null>;
}

export function LiveStream({ event, shown, now, list }: LiveStreamProps) {
  if (shown.length === 0) return <NoEntries event={event} now={now} />;
  return (
    <section className={styles.stream} aria-label="Updates" ref={list}>
      {shown.map(({ entry, fresh }) => (
        <Entry key={entry.id} entry={entry} now={now} fresh={fresh} />
      ))}
    </section>
  );
}
