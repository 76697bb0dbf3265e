import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, seededRandom } from './random.ts';

const drawn = (seed: string, count: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('a seeded source of chance', () => {
  it('says the same for the same seed, and something else for any other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(drawn(one, 5)).toEqual(drawn(one, 5));
        expect(drawn(one, 5)).not.toEqual(drawn(other, 5));
      }),
    );
  });

  it('stays from 0 up to 1 and is spread evenly', () => {
    const numbers = drawn('spread', 100_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const tenths = Array.from({ length: 10 }, (_, tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length);
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('gives similar seeds nothing in common', () => {
    const firsts = Array.from({ length: 20_000 }, (_, index) => seededRandom(`visitor-${index}`)());
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.01);
  });
});

it('a hash is an unsigned integer of 32 bits that a changed letter changes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const hash = hashOf(text);
      expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
      expect(hashOf(`${text}a`)).not.toBe(hashOf(`${text}b`));
    }),
  );
});
