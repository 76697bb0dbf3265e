import { experimentTable } from '@masthead/rules';
import { someExperiment } from '@masthead/rules/testing';
import { describe, expect, it } from 'vitest';
import { summariesOf } from './summary.ts';

const NOW = Date.parse('2024-06-20T12:00:00Z');
const count = (bucket: string, exposures: number, conversions: number, id = 'colour', version = '1') => ({
  id,
  version,
  bucket,
  exposures,
  conversions,
});
const colour = someExperiment({
  allocation: [
    { percentage: 50, bucket: 'control' },
    { percentage: 50, bucket: 'test' },
  ],
});
const summary = (...counts: ReturnType<typeof count>[]) => {
  const [first] = summariesOf([colour], counts, NOW);
  if (!first) throw new Error('there is one');
  return first;
};

describe('the summary of an experiment', () => {
  it.each([
    ['2024-05-31T23:59:59Z', 'planned'],
    ['2024-06-01T00:00:00Z', 'running'],
    ['2024-06-30T23:59:59Z', 'running'],
    ['2024-07-01T00:00:00Z', 'ended'],
  ])('at %s says that it is %s', (date, state) => {
    expect(summariesOf([colour], [], Date.parse(date))[0]?.state).toBe(state);
  });

  it('splits its bar as it splits its visitors, those outside first', () => {
    expect(summary().shares).toEqual([
      { bucket: 'exclude', slots: 1, outside: true },
      { bucket: 'control', slots: 50, outside: false },
      { bucket: 'test', slots: 50, outside: false },
    ]);
    for (const { shares } of summariesOf(experimentTable, [], NOW))
      expect(shares.reduce((sum, { slots }) => sum + slots, 0)).toBe(101);
  });

  it('compares every bucket with the control, and says only what can be said', () => {
    const { buckets } = summary(count('control', 5000, 500), count('test', 5000, 900));
    expect(buckets[0]).toMatchObject({ bucket: 'control', exposures: '5,000', rate: '10.0%' });
    expect(buckets[0]?.difference).toBeUndefined();
    expect(buckets[1]?.difference).toMatchObject({ verdict: 'better' });
    const close = summary(count('control', 50, 5), count('test', 50, 7)).buckets[1];
    expect(close?.difference?.verdict).toBe('open');
    const worse = summary(count('control', 5000, 900), count('test', 5000, 500)).buckets[1];
    expect(worse?.difference).toMatchObject({ verdict: 'worse', interval: expect.stringMatching(/^−.* to −/) });
  });

  it('raises the alarm when the buckets are not filled as they were allocated, and only then', () => {
    const filled = (control: number, test: number) =>
      summary(count('control', control, 0), count('test', test, 0)).mismatch;
    expect(filled(5000, 5000)).toBeUndefined();
    expect(filled(5000, 4900)).toBeUndefined();
    expect(filled(5000, 4400)).toBe('less than 0.0001');
  });

  it('counts nothing of another version or another experiment', () => {
    expect(summary(count('test', 10, 1, 'colour', '2'), count('test', 10, 1, 'other')).visitors).toBe(0);
  });
});
