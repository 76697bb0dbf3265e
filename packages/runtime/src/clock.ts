/** The one source of the time, passed in wherever a decision depends on it. */
import type { Settings } from './settings.ts';

/** `now` is in milliseconds since 1970. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

export function frozenClock(instant: number | string | Date): Clock {
  const at = new Date(instant).getTime();
  if (Number.isNaN(at))
    throw new RangeError(`The clock cannot be frozen at ${JSON.stringify(instant)}: it is not a date and time.`);
  return { now: () => at };
}

export function clockFrom(settings: Pick<Settings, 'now'>): Clock {
  return settings.now === undefined ? systemClock : frozenClock(settings.now);
}
