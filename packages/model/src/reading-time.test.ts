import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

describe('reading minutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [344, 1],
    [345, 2],
    [460, 2],
    [2300, 10],
  ])('%i words take %i', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });

  it('are whole, at least one, and never fewer for more words', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1000), (words, more) => {
        expect(Number.isInteger(readingMinutes(words))).toBe(true);
        expect(readingMinutes(words)).toBeGreaterThanOrEqual(1);
        expect(readingMinutes(words + more)).toBeGreaterThanOrEqual(readingMinutes(words));
      }),
    );
  });
});
