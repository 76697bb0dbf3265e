import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaUnder, halfWay, lineThrough, scaleFor } from './drawing.ts';

const BOX = { width: 100, height: 50 };

describe('a line', () => {
  it('runs from the left edge to the right one, higher where there is more', () => {
    expect(lineThrough([0, 5, 10], 10, BOX)).toBe('M0 50 L50 25 L100 0');
  });

  it('of a time that is not over goes as far as that time has come', () => {
    expect(lineThrough([10, 10], 10, BOX, 5)).toBe('M0 0 L25 0');
  });

  it('of one value, or of none, is no line that a browser cannot read', () => {
    expect(lineThrough([3], 10, BOX)).toBe('M0 35');
    expect(areaUnder(lineThrough([], 10, BOX), 0, BOX)).toBe('');
  });
});

it('a scale has nothing above it, in four whole steps, and little room that nothing needs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (most) => {
      const { top, ticks } = scaleFor(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(ticks.map((tick) => tick / top)).toEqual([0.25, 0.5, 0.75, 1]);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(top).toBeLessThanOrEqual(Math.max(4, 2 * most));
    }),
  );
});

describe('half of the readers', () => {
  const depthOf = (...parts: number[]) => parts.map((part, index) => ({ percent: (index + 1) * 25, part }));

  it('get to between the quarters that more and fewer than half reach', () => {
    expect(halfWay(depthOf(0.8, 0.6, 0.4, 0.2))).toBeCloseTo(62.5);
    expect(halfWay(depthOf(0.25, 0.1, 0, 0))).toBeCloseTo(16.7, 1);
  });

  it('get to the end where most do', () => {
    expect(halfWay(depthOf(1, 0.9, 0.8, 0.7))).toBe(100);
  });
});
