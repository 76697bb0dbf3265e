/** Whether coverage is live, and since when or until when; it keeps up with the reader's clock. */
import type { Instant } from '@masthead/model';
import { Meta } from '@masthead/ui';
import { useClock } from '../time/clock.ts';
import { EventTime } from './EventTime.tsx';
import styles from './LiveStatus.module.css';
import { eventState, type LiveEvent } from './live-event.ts';

export function LiveStatus({ event, now }: { event: LiveEvent; now: Instant }) {
  const clock = useClock();
  const state = eventState(event, Math.max(now, clock ?? now));
  if (state !== 'live')
    return (
      <span className={styles.quiet}>
        <EventTime
          verb={state === 'ahead' ? 'Starts' : 'Ended'}
          moment={state === 'ahead' ? event.starts : event.ends}
        />
      </span>
    );
  return (
    <>
      <span className={styles.live}>Live</span>
      {event.starts && (
        <Meta as="span">
          <EventTime verb="Started" moment={event.starts} />
        </Meta>
      )}
    </>
  );
}
