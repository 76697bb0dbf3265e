import { describe, expect, it } from 'vitest';
import { featurePage } from '../testing/feature-page.ts';
import { within } from './tests.ts';
import { isWithin, type TimeWindow, timeWindow, windows } from './windows.ts';

const { pause, earlyBlackFridayCallout, blackFridayCallout, cyberMondayCallout } = windows;

type Row = [rule: string, name: string, window: TimeWindow, inside: string[], outside: string[]];

const ROWS: Row[] = [
  [
    'FF-25',
    'pause',
    pause,
    ['2024-07-09T09:00Z', '2030-01-01', '2099-07-09T09:00Z'],
    ['2024-07-09T08:59Z', '2099-07-09T09:00:00.001Z'],
  ],
  [
    'FF-26',
    'mattress review promo',
    windows.mattressReviewPromo,
    ['2023-05-22T00:00Z', '2023-06-07T00:00Z'],
    ['2023-05-21T23:59Z', '2023-06-07T00:01Z', '2023-06-08'],
  ],
  [
    'FF-27',
    'discount callout',
    windows.discountCallout,
    ['2023-06-22', '2023-07-01', '2023-07-10'],
    ['2023-06-21', '2023-07-11'],
  ],
  [
    'FF-28',
    'amazon callout',
    windows.amazonCallout,
    ['2024-07-11', '2024-07-16', '2024-07-18'],
    ['2024-07-10', '2024-07-19'],
  ],
  [
    'FF-29',
    'July 4 callout',
    windows.julyFourthCallout,
    ['2024-07-01', '2024-07-04', '2024-07-07'],
    ['2024-06-30', '2024-07-08'],
  ],
  [
    'FF-30',
    'early Black Friday callout',
    earlyBlackFridayCallout,
    ['2023-11-07', '2023-11-22T04:59:59Z'],
    ['2023-11-06', '2023-11-22T05:00:00Z'],
  ],
  [
    'FF-31',
    'Black Friday callout',
    blackFridayCallout,
    ['2023-11-22T05:00Z', '2023-11-25T04:59:59Z'],
    ['2023-11-22T04:59:59Z', '2023-11-25T05:00Z'],
  ],
  [
    'FF-32',
    'Cyber Monday callout',
    cyberMondayCallout,
    ['2023-11-25T05:00Z', '2023-11-27', '2023-11-28T04:59:59Z'],
    ['2023-11-25T04:59Z', '2023-11-28T05:00Z'],
  ],
  ['FF-33', 'money card', windows.moneyCard, ['2024-07-11', '2024-07-15', '2024-07-20'], ['2024-07-10', '2024-07-21']],
];

describe('a time window', () => {
  it.each(ROWS)('(%s) %s', (_, _name, window, inside, outside) => {
    expect(inside.map((date) => isWithin(window, Date.parse(date)))).toEqual(inside.map(() => true));
    expect(outside.map((date) => isWithin(window, Date.parse(date)))).toEqual(outside.map(() => false));
  });

  it('without a zone is read as UTC, wherever the server stands', () => {
    expect(timeWindow('2024-07-09T09:00', '2024-07-10T09:00:00+02:00')).toEqual({
      from: Date.UTC(2024, 6, 9, 9),
      to: Date.UTC(2024, 6, 10, 7),
    });
    expect(() => timeWindow('soon', 'later')).toThrow(TypeError);
  });

  it('is a kind of test', () => {
    const test = within(windows.moneyCard);
    const on = (date: string): boolean => test.holds(featurePage({ now: Date.parse(date) }), () => false);
    expect([on('2024-07-15'), on('2024-08-15')]).toEqual([true, false]);
  });
});
