/** Whether coverage is live, and since when or until when, or what is new in it; it keeps up with the reader's clock. */
import type { Instant } from '@masthead/model';
import { Meta } from '@masthead/ui';
import type { ReactNode } from 'react';
import { useClock } from '../time/clock.ts';
import { EventTime } from './EventTime.tsx';
import styles from './LiveStatus.module.css';
import { eventState, type LiveEvent } from './live-event.ts';

interface LiveStatusProps {
  event: LiveEvent;
  now: Instant;
  /** Said of what is live in the place of when it began. */
  news?: ReactNode;
}

export function LiveStatus({ event, now, news }: LiveStatusProps) {
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
      {(news || event.starts) && (
        <Meta as="span">{news ?? (event.starts && <EventTime verb="Started" moment={event.starts} />)}</Meta>
      )}
    </>
  );
}
