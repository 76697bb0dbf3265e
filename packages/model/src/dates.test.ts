import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type ContentDates,
  type DateMode,
  isTimezone,
  parseContentDate,
  preferredDate,
  toContentDate,
} from './dates.ts';
import { contentDate } from './wire.ts';

const parsed = (date: string): string | undefined => {
  const instant = contentDate.parse({ date });
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

describe('a content date', () => {
  it.each([
    ['a date and time', '2024-01-05 10:00:00', '2024-01-05T10:00:00.000Z'],
    ['a date and time joined by a T', '2024-01-05T10:00:00', '2024-01-05T10:00:00.000Z'],
    ['milliseconds', '2024-01-05 10:00:00.250', '2024-01-05T10:00:00.250Z'],
    ['a full ISO instant', '2024-01-05T10:00:00Z', '2024-01-05T10:00:00.000Z'],
    ['an ISO instant with an offset', '2024-01-05T10:00:00+02:00', '2024-01-05T08:00:00.000Z'],
    ['a date alone', '2024-01-05', '2024-01-05T00:00:00.000Z'],
    ['minutes without seconds', '2024-01-05 10:00', '2024-01-05T10:00:00.000Z'],
    ['English', 'Jan 5, 2024', '2024-01-05T00:00:00.000Z'],
    ['English with a time', 'Jan 5, 2024 10:00', '2024-01-05T10:00:00.000Z'],
    ['English with a time zone', 'Jan 5, 2024 10:00 GMT', '2024-01-05T10:00:00.000Z'],
    ['the epoch', '1970-01-01 00:00:00', '1970-01-01T00:00:00.000Z'],
  ])('of %s is read in UTC', (_, date, instant) => {
    expect(parsed(date)).toBe(instant);
  });

  it.each(['Pacific/Auckland', 'America/New_York'])('is the same where the machine stands in %s', (zone) => {
    const home = process.env.TZ;
    onTestFinished(() => {
      if (home === undefined) delete process.env.TZ;
      else process.env.TZ = home;
    });
    process.env.TZ = zone;
    expect(new Date(2024, 0, 5).getTime()).not.toBe(Date.UTC(2024, 0, 5));
    expect([parsed('Jan 5, 2024'), parsed('2024-01-05 10:00')]).toEqual([
      '2024-01-05T00:00:00.000Z',
      '2024-01-05T10:00:00.000Z',
    ]);
  });

  it.each([
    '',
    'soon',
    '1969-12-31',
    '1969-12-31 23:59:59',
    '1969-12-31 23:59:59.999',
    '-0001-11-30 00:00:00',
    '0000-00-00 00:00:00',
    '2024-13-01 00:00:00',
    '2024-01-05 25:00:00',
  ])('"%s" is absent', (date) => {
    expect(parsed(date)).toBeUndefined();
  });

  it('has UTC for its time zone unless it says so', () => {
    expect(contentDate.parse({ date: '2024-01-05 10:00:00', timezone: 'UTC' })).toBe(Date.UTC(2024, 0, 5, 10));
  });

  it.each([{}, { date: 5 }, { date: null }, 'yesterday', null])('%j is an error', (value) => {
    expect(contentDate.safeParse(value).success).toBe(false);
  });

  it('any text is an instant after the epoch or absent', () => {
    fc.assert(
      fc.property(fc.string(), (date) => {
        const instant = contentDate.parse({ date }) ?? 0;
        expect(Number.isInteger(instant) && instant >= 0).toBe(true);
      }),
    );
  });

  it('comes back from the wire as it went', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (instant) => {
        expect(contentDate.parse(toContentDate(instant))).toBe(instant);
      }),
    );
    expect(toContentDate(Date.UTC(2024, 0, 5, 10))).toEqual({ date: '2024-01-05 10:00:00.000', timezone: 'UTC' });
  });
});

const iso = (instant: number | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(instant).toISOString();

describe('a content date with a time zone', () => {
  it.each([
    ['winter', '2024-01-05 10:00:00', 'America/New_York', '2024-01-05T15:00:00.000Z'],
    ['summer', '2024-07-05 10:00:00', 'America/New_York', '2024-07-05T14:00:00.000Z'],
    ['lenient text', 'Jul 5, 2024 10:00', 'America/New_York', '2024-07-05T14:00:00.000Z'],
    ['a date alone', '2024-07-05', 'Europe/Paris', '2024-07-04T22:00:00.000Z'],
    ['half an hour', '2024-01-05 10:00:00', 'Asia/Kolkata', '2024-01-05T04:30:00.000Z'],
    ['the far east', '2024-01-05 10:00:00', 'Pacific/Kiritimati', '2024-01-04T20:00:00.000Z'],
    ['an offset for a zone', '2024-01-05 10:00:00', '+02:00', '2024-01-05T08:00:00.000Z'],
    ['a time that is skipped', '2024-03-10 02:30:00', 'America/Los_Angeles', '2024-03-10T10:30:00.000Z'],
    [
      'the last second before the clock springs',
      '2024-03-10 01:59:59',
      'America/Los_Angeles',
      '2024-03-10T09:59:59.000Z',
    ],
    ['the first second after it sprang', '2024-03-10 03:00:00', 'America/Los_Angeles', '2024-03-10T10:00:00.000Z'],
    ['a time that comes twice is the first', '2024-11-03 01:30:00', 'America/Los_Angeles', '2024-11-03T08:30:00.000Z'],
    ['the hour after the clock fell back', '2024-11-03 02:00:00', 'America/Los_Angeles', '2024-11-03T10:00:00.000Z'],
    ['milliseconds', '2024-07-05 10:00:00.250', 'Europe/London', '2024-07-05T09:00:00.250Z'],
    ['text that names its own zone', '2024-01-05T10:00:00Z', 'America/New_York', '2024-01-05T10:00:00.000Z'],
  ])('of %s', (_, date, timezone, expected) => {
    expect(iso(contentDate.parse({ date, timezone }))).toBe(expected);
  });

  it('is before the epoch by its zone, not by its words', () => {
    expect(parseContentDate('1970-01-01 00:30:00', 'Europe/Paris')).toBeUndefined();
    expect(parseContentDate('1969-12-31 23:00:00', 'America/New_York')).toBe(4 * 3_600_000);
  });

  it.each(['Mars/Olympus', '', 'PST!'])('"%s" is no zone, and an error that names it', (timezone) => {
    expect(isTimezone(timezone)).toBe(false);
    expect(contentDate.safeParse({ date: '2024-01-05', timezone }).error?.issues[0]?.path).toEqual(['timezone']);
  });

  it('has UTC where the zone is null', () => {
    expect(iso(contentDate.parse({ date: '2024-01-05', timezone: null }))).toBe('2024-01-05T00:00:00.000Z');
  });

  it('is shown by a clock in its zone as it was written', () => {
    const zones = fc.constantFrom('America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), zones, (seconds, timeZone) => {
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
        const written = shown.format(seconds * 1000);
        expect(shown.format(parseContentDate(written, timeZone) ?? -1)).toBe(written);
      }),
    );
  });

  it('any words in any zone are an instant or absent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.date().map(String)), fc.constantFrom('UTC', 'Asia/Tokyo'), (date, zone) => {
        const instant = parseContentDate(date, zone) ?? 0;
        expect(instant >= 0 && Number.isFinite(instant)).toBe(true);
      }),
    );
  });

  it('of a year that no clock reaches is not asked of one', () => {
    expect(() => parseContentDate('+275760-09-13T00:00:00', 'Asia/Tokyo')).not.toThrow();
  });
});

describe('the preferred date', () => {
  const [published, updated, shownPublished, shownUpdated] = [1, 2, 3, 4];
  const all: ContentDates = {
    datePublished: published,
    dateUpdated: updated,
    displayDatePublished: shownPublished,
    displayDateUpdated: shownUpdated,
  };
  const without = (...names: (keyof ContentDates)[]): ContentDates =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.some((each) => each === name)));

  it.each<[DateMode, ContentDates, number | undefined]>([
    ['updated', all, shownUpdated],
    ['updated', without('displayDateUpdated'), updated],
    ['updated', without('displayDateUpdated', 'dateUpdated'), shownPublished],
    ['updated', { datePublished: published }, published],
    ['updated', { datePublished: published, dateUpdated: updated }, updated],
    ['updated', {}, undefined],
    ['created', all, shownPublished],
    ['created', without('displayDatePublished'), published],
    ['created', without('displayDatePublished', 'datePublished'), shownUpdated],
    ['created', { dateUpdated: updated }, updated],
    ['created', {}, undefined],
    ['first-published', all, published],
    ['first-published', without('datePublished'), undefined],
  ])('in mode %s of %j is %s', (mode, dates, expected) => {
    expect(preferredDate(dates, mode)).toBe(expected);
  });

  it.each<[string, ContentDates, number]>([
    ['the later of the two that are shown', { displayDateUpdated: 100, displayDatePublished: 500 }, 500],
    ['the later of the two that are shown, the other way', { displayDateUpdated: 500, displayDatePublished: 100 }, 500],
    ['the only one that is shown', { displayDatePublished: 100, dateUpdated: 500 }, 100],
    ['updated, where none is shown', { dateUpdated: 100, datePublished: 500 }, 100],
    ['published, where nothing else is known', { datePublished: 500 }, 500],
    ['now, where nothing is known', {}, 999],
    ['the epoch itself, which is a date', { displayDateUpdated: 0 }, 0],
  ])('by default is %s', (_, dates, expected) => {
    expect(preferredDate(dates, 'default', 999)).toBe(expected);
  });

  it('is one of those given, or now', () => {
    const date = fc.option(fc.nat(), { nil: undefined });
    const dates = fc.record({
      datePublished: date,
      dateUpdated: date,
      displayDatePublished: date,
      displayDateUpdated: date,
    });
    fc.assert(
      fc.property(dates, fc.constantFrom<DateMode>('updated', 'created', 'first-published'), (given, mode) => {
        expect([...Object.values(given), -1]).toContain(preferredDate(given, 'default', -1));
        expect([...Object.values(given), undefined]).toContain(preferredDate(given, mode));
      }),
    );
  });
});
