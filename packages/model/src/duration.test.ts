import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDuration, minutesAndSeconds } from './duration.ts';

describe('an ISO duration', () => {
  it.each([
    [3661, 'PT1H1M1S'],
    [75, 'PT1M15S'],
    [3600, 'PT1H'],
    [0, 'PT0S'],
    [59.6, 'PT1M'],
    [-5, 'PT0S'],
    [Number.NaN, 'PT0S'],
  ])('of %d s is %s', (seconds, duration) => {
    expect(isoDuration(seconds)).toBe(duration);
  });

  it('says the seconds it was made of', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (seconds) => {
        const [, hours = 0, minutes = 0, rest = 0] =
          /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(isoDuration(seconds)) ?? [];
        expect(Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)).toBe(seconds);
        expect(Number(minutes) < 60 && Number(rest) < 60).toBe(true);
      }),
    );
  });
});

describe('a duration for readers', () => {
  it.each([
    [75, '1:15'],
    [5, '0:05'],
    [3605, '60:05'],
    [0, '0:00'],
    [59.9, '1:00'],
  ])('of %d s is %s', (seconds, shown) => {
    expect(minutesAndSeconds(seconds)).toBe(shown);
  });

  it('says the seconds it was made of', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (seconds) => {
        const [minutes = 0, rest = 0] = minutesAndSeconds(seconds).split(':').map(Number);
        expect(minutes * 60 + rest).toBe(seconds);
      }),
    );
  });
});
