/**
 * Pacific time, by its own rule and without the platform's formats: to begin with one of those costs a phone a tenth of a
 * second, on every page that shows a date.
 */
import type { Instant } from './instant.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STANDARD = -8 * HOUR;
const DAYLIGHT = -7 * HOUR;
const MARCH = 2;
const NOVEMBER = 10;
/** Clocks are changed at two in the morning. */
const AT = 2 * HOUR;

/** A date whose UTC fields are what a Pacific clock shows at the instant. */
export const pacificClock = (instant: Instant): Date => new Date(instant + offsetAt(instant));

/** Daylight time lasts from the second Sunday of March to the first Sunday of November. */
function offsetAt(instant: Instant): number {
  const year = new Date(instant).getUTCFullYear();
  const begins = sundayOf(year, MARCH, 2) + AT - STANDARD;
  const ends = sundayOf(year, NOVEMBER, 1) + AT - DAYLIGHT;
  return instant >= begins && instant < ends ? DAYLIGHT : STANDARD;
}

function sundayOf(year: number, month: number, count: number): Instant {
  const first = Date.UTC(year, month, 1);
  const untilSunday = (7 - new Date(first).getUTCDay()) % 7;
  return first + (untilSunday + 7 * (count - 1)) * DAY;
}
