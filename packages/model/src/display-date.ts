/** How readers are told when something happened. */
import type { Instant } from './instant.ts';
import { pacificClock } from './pacific-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Ages below this are told relative to now, older ones as a date. */
const RELATIVE_LIMIT = 10 * DAY;

/** Our own words: a browser's formats cost a phone tens of milliseconds to begin with, and their spaces differ by version. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const UNITS: [limit: number, size: number, long: string, short: string][] = [
  [HOUR, MINUTE, 'minute', 'min'],
  [DAY, HOUR, 'hour', 'hr'],
  [RELATIVE_LIMIT, DAY, 'day', 'days'],
];

/** "5 minutes ago" (or "5 min" in lists) when newer than 10 days, else "Jan 5, 2024"; a future instant is a date. */
export function displayDate(instant: Instant, now: Instant, form: 'long' | 'short' = 'long'): string {
  if (!isRecent(instant, now)) return displayDay(instant);
  const age = now - instant;
  if (age < MINUTE) return form === 'long' ? 'just now' : 'now';
  const unit = UNITS.find(([limit]) => age < limit);
  if (!unit) return displayDay(instant);
  const count = Math.floor(age / unit[1]);
  if (form === 'long') return `${count} ${unit[2]}${count === 1 ? '' : 's'} ago`;
  return `${count} ${count === 1 && unit[3] === 'days' ? 'day' : unit[3]}`;
}

/** Whether it is told relative to now. */
export const isRecent = (instant: Instant, now: Instant): boolean => instant <= now && now - instant < RELATIVE_LIMIT;

/** On a story's own page: "2 hours ago" when newer than 10 days, else "Nov 5, 2026, 9:12 AM PT". */
export const displayMoment = (instant: Instant, now: Instant): string =>
  isRecent(instant, now) ? displayDate(instant, now) : displayDateTime(instant);

/** "Nov 15, 2026, 9:12 AM PT", in Pacific time as every date readers see. */
export const displayDateTime = (instant: Instant): string => `${displayDay(instant)}, ${displayTime(instant)}`;
/** "9:12 AM PT": who reads it may live by another clock. */
export function displayTime(instant: Instant): string {
  const clock = pacificClock(instant);
  const hour = clock.getUTCHours();
  const minute = String(clock.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'} PT`;
}
/** "Nov 15, 2026" */
export function displayDay(instant: Instant): string {
  const clock = pacificClock(instant);
  return `${shortMonth(clock)} ${clock.getUTCDate()}, ${clock.getUTCFullYear()}`;
}
/** "Nov 2026" */
export function displayMonth(instant: Instant): string {
  const clock = pacificClock(instant);
  return `${shortMonth(clock)} ${clock.getUTCFullYear()}`;
}
/** "Sunday, November 15, 2026" */
export function displayWeekday(instant: Instant): string {
  const clock = pacificClock(instant);
  return `${WEEKDAYS[clock.getUTCDay()]}, ${monthOf(clock)} ${clock.getUTCDate()}, ${clock.getUTCFullYear()}`;
}
/** For `<time datetime>`. */
export const machineDate = (instant: Instant): string => new Date(instant).toISOString();

const monthOf = (clock: Date): string => MONTHS[clock.getUTCMonth()] ?? '';
/** "Nov", by the UTC fields of a date. */
export const shortMonth = (clock: Date): string => monthOf(clock).slice(0, 3);
