import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentDate, toContentDate } from './content-date.ts';

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
