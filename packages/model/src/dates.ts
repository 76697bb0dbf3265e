/** Dates of content: from the wire's date and time zone to an instant, and which of a story's four dates to show. */
import type { Instant } from './instant.ts';

const DAY = 86_400_000;
/** The last instant that a date can hold, less the days that finding an offset looks around. */
const LAST = 8.64e15 - 2 * DAY;

const STAMP = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/;
/** A year before our era, as some databases write "no date"; the lenient parse would read it as one of ours. */
const BEFORE_OUR_ERA = /^\s*-/;
/** Text that names its own zone: an ISO offset, or letters such as GMT. */
const OWN_ZONE = /Z$|[A-Z]{3}$|:\d{2}\S* ?[+-]\d{2}:?\d{2}$/;
const UTC = 'UTC';

/** The instant that a clock in the zone showed this date; absent if it cannot be read or lies before the epoch. */
export function parseContentDate(date: string, timezone = UTC): Instant | undefined {
  if (BEFORE_OUR_ERA.test(date)) return undefined;
  const instant = OWN_ZONE.test(date) ? Date.parse(date) : instantOf(wallClock(date), timezone);
  return Number.isNaN(instant) || instant < 0 ? undefined : instant;
}

/** What the text says, read as if it were UTC: text that names no zone would be read in the machine's own. */
function wallClock(date: string): number {
  const stamp = STAMP.exec(date);
  return Date.parse(stamp ? `${stamp[1]}T${stamp[2]}Z` : `${date} ${UTC}`);
}

/** A time that a clock shows twice is the first of the two; one that it skips is as much later as was skipped. */
function instantOf(wall: number, timezone: string): Instant {
  if (timezone === UTC || Number.isNaN(wall) || Math.abs(wall) > LAST) return wall;
  const before = wall - offsetAt(wall - DAY, timezone);
  const after = wall - offsetAt(wall + DAY, timezone);
  const shows = (instant: Instant): boolean => instant + offsetAt(instant, timezone) === wall;
  return !shows(before) && shows(after) ? after : before;
}

/** How far the zone's clock is ahead of UTC at an instant. */
function offsetAt(instant: Instant, timezone: string): number {
  const second = Math.floor(instant / 1000) * 1000;
  const shown = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(second)
      .map(({ type, value }) => [type, +value]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Zones come from outside: their clocks must not pile up. */
const MOST_CLOCKS = 100;

function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  clocks.set(timezone, clock);
  return clock;
}

export function isTimezone(timezone: string): boolean {
  try {
    clockOf(timezone);
    return true;
  } catch {
    return false;
  }
}

export const toContentDate = (instant: Instant): { date: string; timezone: 'UTC' } => ({
  date: new Date(instant).toISOString().replace('T', ' ').replace('Z', ''),
  timezone: UTC,
});

/** What happened to content, and what readers are to be told happened. */
export interface ContentDates {
  datePublished?: Instant | undefined;
  dateUpdated?: Instant | undefined;
  displayDatePublished?: Instant | undefined;
  displayDateUpdated?: Instant | undefined;
}

export type DateMode = 'updated' | 'created' | 'first-published';

/** The date to show; only without a mode there is always one, at the latest now. */
export function preferredDate(dates: ContentDates, mode: DateMode): Instant | undefined;
export function preferredDate(dates: ContentDates, mode: 'default', now: Instant): Instant;
export function preferredDate(dates: ContentDates, mode: DateMode | 'default', now?: Instant): Instant | undefined {
  const { datePublished, dateUpdated, displayDatePublished, displayDateUpdated } = dates;
  switch (mode) {
    case 'updated':
      return displayDateUpdated ?? dateUpdated ?? displayDatePublished ?? datePublished;
    case 'created':
      return displayDatePublished ?? datePublished ?? displayDateUpdated ?? dateUpdated;
    case 'first-published':
      return datePublished;
    case 'default':
      return later(displayDateUpdated, displayDatePublished) ?? dateUpdated ?? datePublished ?? now;
  }
}

const later = (one: Instant | undefined, other: Instant | undefined): Instant | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
