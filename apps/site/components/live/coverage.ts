/** Live coverage as other pages lead to it. */
import type { Instant } from '@masthead/model';
import { eventState, type LiveEvent } from './live-event.ts';

export interface Coverage {
  story: { id: string; headline: string; href: string };
  event: LiveEvent;
  /** Absent before the first. */
  updates?: { count: number; last: Instant };
}

/** The coverage to lead to at an instant, if any is live then. */
export const liveAt = (coverage: readonly Coverage[], now: Instant): Coverage | undefined =>
  coverage.find(({ event }) => eventState(event, now) === 'live');
