/** In the place of entries that live coverage does not have: it has not begun, has only just begun, or ended without any. */
import type { Instant } from '@masthead/model';
import { Hed } from '@masthead/ui';
import { useClock } from '../time/clock.ts';
import { EventTime } from './EventTime.tsx';
import { type EventState, eventState, type LiveEvent } from './live-event.ts';
import styles from './NoEntries.module.css';

const TITLES = {
  ahead: 'This has not begun yet',
  live: 'There are no updates yet',
  ended: 'There were no updates',
} satisfies Record<EventState, string>;

export function NoEntries({ event, now }: { event: LiveEvent; now: Instant }) {
  const clock = useClock();
  const state = eventState(event, Math.max(now, clock ?? now));
  return (
    <section className={styles.none} aria-label="Updates">
      <Hed as="h2" size="3">
        {TITLES[state]}
      </Hed>
      {state === 'ahead' && (
        <p>
          <EventTime verb="Coverage starts" moment={event.starts} />. Updates will stand here, the newest first.
        </p>
      )}
      {state === 'live' && <p>The first one will stand here.</p>}
    </section>
  );
}
