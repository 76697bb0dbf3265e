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
  /** An editor has ended it, whatever the reader's clock says. */
  ended?: boolean;
}

export type EventState = 'ahead' | 'live' | 'ended';

/** Coverage without a beginning has begun, and without an end it goes on. */
export function eventState({ starts, ends, ended = false }: LiveEvent, now: Instant): EventState {
  if (ended || (ends && now >= ends.at)) return 'ended';
  return starts && now < starts.at ? 'ahead' : 'live';
}

/** Coverage that ended longer ago is hardly written on: nobody waits for that. */
const FOLLOWED_AFTER_END_MS = 3_600_000;

export const isFollowed = ({ ends }: LiveEvent, now: Instant): boolean =>
  !ends || now < ends.at + FOLLOWED_AFTER_END_MS;
