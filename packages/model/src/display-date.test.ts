import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayDate,
  displayDateTime,
  displayDay,
  displayMoment,
  displayMonth,
  displayTime,
  displayWeekday,
  machineDate,
} from './display-date.ts';
import type { Instant } from './instant.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 15, 17, 0, 0);

const at = (text: string): Instant => new Date(text).getTime();

/** Some versions of the Unicode data put a narrow space before AM and PM. */
const plainSpaces = (text: string): string => text.replaceAll('\u202f', ' ');

describe('a display date', () => {
  it.each([
    ['this very moment', 0, 'just now', 'now'],
    ['59 s and 999 ms', MINUTE - 1, 'just now', 'now'],
    ['a minute', MINUTE, '1 minute ago', '1 min'],
    ['almost two minutes', 2 * MINUTE - 1, '1 minute ago', '1 min'],
    ['two minutes', 2 * MINUTE, '2 minutes ago', '2 min'],
    ['almost an hour', HOUR - 1, '59 minutes ago', '59 min'],
    ['an hour', HOUR, '1 hour ago', '1 hr'],
    ['two hours', 2 * HOUR, '2 hours ago', '2 hr'],
    ['almost a day', DAY - 1, '23 hours ago', '23 hr'],
    ['a day', DAY, '1 day ago', '1 day'],
    ['two days', 2 * DAY, '2 days ago', '2 days'],
    ['nine days and 23 hours', 9 * DAY + 23 * HOUR, '9 days ago', '9 days'],
    ['a millisecond less than ten days', 10 * DAY - 1, '9 days ago', '9 days'],
    ['ten days exactly', 10 * DAY, 'Nov 5, 2026', 'Nov 5, 2026'],
    ['a year', 365 * DAY, 'Nov 15, 2025', 'Nov 15, 2025'],
    ['a millisecond in the future', -1, 'Nov 15, 2026', 'Nov 15, 2026'],
    ['tomorrow', -DAY, 'Nov 16, 2026', 'Nov 16, 2026'],
  ])('of an age of %s', (_, age, long, short) => {
    expect([displayDate(NOW - age, NOW), displayDate(NOW - age, NOW, 'short')]).toEqual([long, short]);
  });

  it('is relative exactly when its age is between nothing and ten days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20 * DAY, max: 20 * DAY }), (age) => {
        const relative = /ago|now/.test(displayDate(NOW - age, NOW));
        expect(relative).toBe(age >= 0 && age < 10 * DAY);
      }),
    );
  });
});

it('a story’s own page says how long ago while it is fresh, and then when, with the clock that is meant', () => {
  expect(displayMoment(NOW - 2 * HOUR, NOW)).toBe('2 hours ago');
  expect(displayMoment(NOW - (10 * DAY - 1), NOW)).toBe('9 days ago');
  expect(displayMoment(NOW - 10 * DAY, NOW)).toBe('Nov 5, 2026, 9:00 AM PT');
  expect(displayMoment(NOW + HOUR, NOW)).toBe('Nov 15, 2026, 10:00 AM PT');
});

describe('Pacific time', () => {
  const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const;
  const formats = [
    [displayDay, { dateStyle: 'medium' }],
    [displayTime, CLOCK],
    [displayDateTime, { month: 'short', day: 'numeric', year: 'numeric', ...CLOCK }],
    [displayMonth, { month: 'short', year: 'numeric' }],
    [displayWeekday, { dateStyle: 'full' }],
  ] satisfies [(instant: Instant) => string, Intl.DateTimeFormatOptions][];

  // Since 2007, when the rule became law.
  it.each(formats)('%o says what the Unicode data says', (display, options) => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', ...options });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2007, 0), max: Date.UTC(2100, 0) }), (instant) => {
        expect(display(instant)).toBe(plainSpaces(format.format(instant)));
      }),
    );
  });

  it('a new year in London is still the old one', () => {
    expect(displayDay(at('2024-01-01T05:00:00Z'))).toBe('Dec 31, 2023');
    expect(displayDate(at('2024-01-01T05:00:00Z'), NOW)).toBe('Dec 31, 2023');
    expect(displayWeekday(at('2024-01-01T05:00:00Z'))).toBe('Sunday, December 31, 2023');
  });

  it('midnight belongs to the new day', () => {
    expect(displayDay(at('2024-01-01T07:59:59.999Z'))).toBe('Dec 31, 2023');
    expect(displayDay(at('2024-01-01T08:00:00Z'))).toBe('Jan 1, 2024');
  });

  it.each([
    ['the minute before the second Sunday of March springs forward', '2024-03-10T09:59:00Z', '1:59 AM PT'],
    ['the second Sunday of March, 2 AM, is 3 AM', '2024-03-10T10:00:00Z', '3:00 AM PT'],
    ['the last minute of daylight time on the first Sunday of November', '2024-11-03T08:59:00Z', '1:59 AM PT'],
    ['the first Sunday of November, 2 AM, is 1 AM again', '2024-11-03T09:00:00Z', '1:00 AM PT'],
    ['a month that begins on a Sunday: November 2026', '2026-11-01T08:59:00Z', '1:59 AM PT'],
    ['a month that begins on a Sunday: one minute later', '2026-11-01T09:00:00Z', '1:00 AM PT'],
    ['a March that begins on a Sunday: 2026, not on its first', '2026-03-01T10:00:00Z', '2:00 AM PT'],
    ['a March that begins on a Sunday: 2026, on its second', '2026-03-08T10:00:00Z', '3:00 AM PT'],
    ['summer', '2026-07-01T19:12:00Z', '12:12 PM PT'],
    ['winter', '2026-12-01T20:12:00Z', '12:12 PM PT'],
  ])('%s', (_, instant, time) => {
    expect(displayTime(at(instant))).toBe(time);
  });

  it('a date and time are shown together', () => {
    expect(displayDateTime(at('2026-11-15T17:12:00Z'))).toBe('Nov 15, 2026, 9:12 AM PT');
  });
});

it('a machine date is the same instant in ISO form', () => {
  expect(machineDate(at('2026-11-15T09:12:00-08:00'))).toBe('2026-11-15T17:12:00.000Z');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (instant) => {
      expect(at(machineDate(instant))).toBe(instant);
    }),
  );
});
