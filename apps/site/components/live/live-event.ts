/** What live coverage is about: when it begins and ends, and how far it is. */
import type { Instant } from '@masthead/model';

export interface Moment {
  at: Instant;
  /** As a clock at the place of the event shows it. */
  clock: string;
}

export interface LiveEvent {
  starts?: Moment;
  ends?: Moment;
}

export type EventState = 'ahead' | 'live' | 'ended';

/** Coverage without a beginning has begun, and without an end it goes on. */
export function eventState({ starts, ends }: LiveEvent, now: Instant): EventState {
  if (ends && now >= ends.at) return 'ended';
  return starts && now < starts.at ? 'ahead' : 'live';
}
