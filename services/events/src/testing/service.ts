/** The service as tests and the processes that they kill run it: nobody looks at its metrics, and it is limited as one process is. */
import { localRateLimits, systemClock } from '@masthead/runtime';
import { silentLogger } from '@masthead/storage/testing';
import { createEventsService, type EventsDeps, type EventsService, openEventsDatabase } from '../index.ts';
import type { EventsPlace } from '../store/store.ts';

const unmeasured: EventsDeps['metrics'] = {
  eventsTaken() {},
  eventsRefused() {},
  eventsIngested() {},
  eventsWaiting() {},
};

export async function openTestService(place: EventsPlace, changes: Partial<EventsDeps> = {}): Promise<EventsService> {
  return createEventsService({
    ...place,
    database: await openEventsDatabase(place, silentLogger),
    logger: silentLogger,
    logLevel: 'silent',
    clock: systemClock,
    limits: localRateLimits(systemClock),
    metrics: unmeasured,
    queueBytes: 64 * 1024 * 1024,
    keptDays: 30,
    ...changes,
  });
}
