/** For tests that look at no metrics. */
import type { EventsMetrics } from '../index.ts';

export const unmeasured: EventsMetrics = {
  eventsTaken() {},
  eventsRefused() {},
  eventsIngested() {},
  eventsWaiting() {},
};
