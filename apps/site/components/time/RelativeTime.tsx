/** When a story appeared, told from `now`; after hydration it keeps up with the reader's clock. */
import { displayDate, type Instant, machineDate } from '@masthead/model';
import { useClock } from './clock.ts';

interface RelativeTimeProps {
  instant: Instant;
  /** The moment the page was made; a reader's clock that is behind it is not believed. */
  now: Instant;
  form?: 'long' | 'short';
  className?: string | undefined;
}

export function RelativeTime({ instant, now, form = 'long', className }: RelativeTimeProps) {
  const clock = useClock();
  return (
    <time className={className} dateTime={machineDate(instant)}>
      {displayDate(instant, Math.max(now, clock ?? now), form)}
    </time>
  );
}
