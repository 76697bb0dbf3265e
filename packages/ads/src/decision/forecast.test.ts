/** What a line can still get. */
import { seededRandom } from '@masthead/rules';
import { expect, it } from 'vitest';
import { DAY_MS, line, START } from '../testing/campaigns.ts';
import { forecast } from './forecast.ts';

const NOW = START + 20 * DAY_MS;
const week = [980, 1_020, 1_000, 1_010, 990, 1_005, 995];

it('expects of each day left what the last ones had', () => {
  const { available, daysLeft } = forecast(line('a'), { days: week, delivered: 0, now: NOW });
  expect(daysLeft).toBe(10);
  expect(available.expected).toBe(10_000);
  expect(available.low).toBeLessThan(10_000);
  expect(available.high).toBeGreaterThan(10_000);
});

it('ends at the goal where there is enough, and says what will be missing where not', () => {
  const enough = forecast(line('a', { goal: 5_000 }), { days: week, delivered: 1_000, now: NOW });
  expect(enough).toMatchObject({ atEnd: { low: 5_000, high: 5_000 }, short: { atLeast: 0, expected: 0 } });
  const short = forecast(line('a', { goal: 15_000 }), { days: week, delivered: 1_000, now: NOW });
  expect(short.short.expected).toBe(4_000);
  expect(short.short.atLeast).toBeLessThan(4_000);
});

it('begins with the line, and is over with it', () => {
  const later = line('a', { from: NOW + 5 * DAY_MS });
  expect(forecast(later, { days: week, delivered: 0, now: NOW }).daysLeft).toBe(5);
  const over = forecast(line('a'), { days: week, delivered: 400, now: START + 90 * DAY_MS });
  expect(over).toMatchObject({ daysLeft: 0, atEnd: { low: 400, expected: 400, high: 400 } });
});

it('knows nothing of pages that never came, and no end without a goal', () => {
  const { available, atEnd } = forecast(line('a', { goal: null }), { days: [], delivered: 3, now: NOW });
  expect([available, atEnd]).toEqual([{ low: 0, expected: 0, high: 0 }, null]);
});

it('is right in eight cases of ten', () => {
  const random = seededRandom('weather');
  /** About normal, around 1,000. */
  const day = (): number => 1_000 + 200 * (Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, 0) - 6);
  const days = (count: number): number[] => Array.from({ length: count }, day);
  const cases = Array.from({ length: 2_000 }, () => {
    const { available } = forecast(line('a'), { days: days(7), delivered: 0, now: NOW });
    const came = days(10).reduce((sum, each) => sum + each, 0);
    return came >= available.low && came <= available.high;
  });
  const share = cases.filter(Boolean).length / cases.length;
  expect(share).toBeGreaterThan(0.77);
  expect(share).toBeLessThan(0.83);
});
