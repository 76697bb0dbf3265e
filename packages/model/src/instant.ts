/** How readers are told when something happened. */
import { DISPLAY_ZONE } from './names.ts';

/** A moment in time as epoch milliseconds: plain data, so that it survives JSON unchanged. */
export type Instant = number;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Ages below this are told relative to now, older ones as a date. */
const RELATIVE_LIMIT = 10 * DAY;

const shortDate = new Intl.DateTimeFormat('en-US', { timeZone: DISPLAY_ZONE, dateStyle: 'medium' });
const dateAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: DISPLAY_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});
const monthAndYear = new Intl.DateTimeFormat('en-US', { timeZone: DISPLAY_ZONE, month: 'short', year: 'numeric' });
const timeOfDay = new Intl.DateTimeFormat('en-US', { timeZone: DISPLAY_ZONE, timeStyle: 'short' });
const weekdayDate = new Intl.DateTimeFormat('en-US', { timeZone: DISPLAY_ZONE, dateStyle: 'full' });

const UNITS: [limit: number, size: number, long: string, short: string][] = [
  [HOUR, MINUTE, 'minute', 'min'],
  [DAY, HOUR, 'hour', 'hr'],
  [RELATIVE_LIMIT, DAY, 'day', 'days'],
];

/** "5 minutes ago" (or "5 min" in lists) when newer than 10 days, else "Jan 5, 2024"; a future instant is a date. */
export function displayDate(instant: Instant, now: Instant, form: 'long' | 'short' = 'long'): string {
  const age = now - instant;
  if (age < 0 || age >= RELATIVE_LIMIT) return shortDate.format(instant);
  if (age < MINUTE) return form === 'long' ? 'just now' : 'now';
  const unit = UNITS.find(([limit]) => age < limit);
  if (!unit) return shortDate.format(instant);
  const count = Math.floor(age / unit[1]);
  if (form === 'long') return `${count} ${unit[2]}${count === 1 ? '' : 's'} ago`;
  return `${count} ${count === 1 && unit[3] === 'days' ? 'day' : unit[3]}`;
}

/** "Nov 15, 2026, 9:12 AM", in Pacific time as every date readers see. */
export const displayDateTime = (instant: Instant): string => dateAndTime.format(instant);
export const displayTime = (instant: Instant): string => timeOfDay.format(instant);
export const displayDay = (instant: Instant): string => shortDate.format(instant);
/** "Nov 2026" */
export const displayMonth = (instant: Instant): string => monthAndYear.format(instant);
/** "Sunday, November 15, 2026" */
export const displayWeekday = (instant: Instant): string => weekdayDate.format(instant);
/** For `<time datetime>`. */
export const machineDate = (instant: Instant): string => new Date(instant).toISOString();
