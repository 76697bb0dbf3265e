/** When something happened, on the page of the story itself: how long ago while that is news, else the day and the clock. */
import { displayDateTime, displayMoment, type Instant, isRecent, machineDate } from '@masthead/model';
import { useClock } from './clock.ts';

interface StoryTimeProps {
  instant: Instant;
  /** The moment the page was made; a reader's clock that is behind it is not believed. */
  now: Instant;
}

export function StoryTime({ instant, now }: StoryTimeProps) {
  const clock = Math.max(now, useClock() ?? now);
  return (
    <time dateTime={machineDate(instant)} title={isRecent(instant, clock) ? displayDateTime(instant) : undefined}>
      {displayMoment(instant, clock)}
    </time>
  );
}
