/** What a clock at the place of an event shows: the time alone, or with the day and the zone. */
import { DISPLAY_ZONE, type Instant, isTimezone } from '@masthead/model';
import type { LiveEvent } from '../../components/live/live-event.ts';

export interface EventClock {
  /** "10:41 AM" */
  time(instant: Instant): string;
  /** "Nov 15, 10:41 AM PST" */
  dayAndTime(instant: Instant): string;
}

/** A zone that nobody knows is read as the one in which readers see all other dates. */
export function eventClock(zone: string | undefined): EventClock {
  const timeZone = zone && isTimezone(zone) ? zone : DISPLAY_ZONE;
  const time = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' });
  const dayAndTime = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return { time: (instant) => time.format(instant), dayAndTime: (instant) => dayAndTime.format(instant) };
}

interface Span {
  starts: Instant | undefined;
  ends: Instant | undefined;
}

/** An event with its moments as such a clock shows them. */
export function eventOf({ starts, ends }: Span, clock: EventClock): LiveEvent {
  const moment = (at: Instant) => ({ at, clock: clock.dayAndTime(at) });
  return {
    ...(starts !== undefined && { starts: moment(starts) }),
    ...(ends !== undefined && { ends: moment(ends) }),
  };
}
