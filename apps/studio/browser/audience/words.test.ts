import { describe, expect, it } from 'vitest';
import { gradeOf, placeOf, VITALS, ZONES } from './vitals.ts';
import { againstUsual, minutesOf, timeIn } from './words.ts';

describe('readers against a usual day', () => {
  it.each([
    [300, 100, '3.0 times a usual Monday'],
    [200, 100, 'Twice a usual Monday'],
    [112, 100, '12% above a usual Monday'],
    [103, 100, 'As on a usual Monday'],
    [60, 100, '40% below a usual Monday'],
    [0, 100, '100 on a usual Monday'],
  ])('%d where there usually are %d: %s', (readers, usual, words) => {
    expect(againstUsual(readers, usual, 'Monday')?.words).toBe(words);
  });

  it('are not compared with none', () => {
    expect(againstUsual(10, 0, 'Monday')).toBeNull();
  });
});

it('attention is told in minutes', () => {
  expect([0, 999, 61_000, 3_600_000].map(minutesOf)).toEqual(['0:00', '0:01', '1:01', '60:00']);
});

it('times are those of the newsroom, wherever somebody looks at them', () => {
  expect(timeIn('America/Los_Angeles', Date.parse('2026-11-18T02:05:00Z'))).toBe('6:05 pm');
});

it.each(VITALS)('$metric stands in the zone of its grade', (vital) => {
  const { good, poor } = vital;
  const zoneOf = (value: number): number => {
    const place = placeOf(value, vital);
    return place <= ZONES[0] ? 0 : place <= ZONES[0] + ZONES[1] ? 1 : 2;
  };
  for (const value of [0, good / 2, good, (good + poor) / 2, poor, poor * 1.5, poor * 100]) {
    expect(['good', 'fair', 'poor'][zoneOf(value)]).toBe(gradeOf(value, vital));
    expect(placeOf(value, vital)).toBeLessThanOrEqual(100);
  }
});
