import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBars, drawLine } from './drawing.ts';

const pointsOf = (...values: number[]) => values.map((value, index) => ({ label: String(index), value }));
const value = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((any) => Math.round(any * 100) / 100);
const BOX = { width: 720, height: 260, left: 72, right: 690, top: 16, bottom: 220 };

describe('bars', () => {
  it('are as long as their numbers, from nought', () => {
    expect(drawBars(pointsOf(25, 100))).toEqual([
      { from: 0, length: 25 },
      { from: 0, length: 100 },
    ]);
    expect(drawBars(pointsOf(-50, 50))).toEqual([
      { from: 0, length: 50 },
      { from: 50, length: 50 },
    ]);
  });

  it('stay in their place, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        for (const { from, length } of drawBars(pointsOf(...values))) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThanOrEqual(0);
          expect(from + length).toBeLessThanOrEqual(100.2);
        }
      }),
    );
  });
});

describe('a line', () => {
  it('stays in its box, between its levels, and names no more points than there is room for', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 60 }), (values) => {
        const { dots, levels, labels } = drawLine(pointsOf(...values), BOX, 9);
        expect(dots).toHaveLength(values.length);
        for (const { x, y } of dots) {
          expect(x).toBeGreaterThanOrEqual(BOX.left);
          expect(x).toBeLessThanOrEqual(BOX.right + 0.1);
          expect(y).toBeGreaterThanOrEqual(BOX.top - 0.1);
          expect(y).toBeLessThanOrEqual(BOX.bottom + 0.1);
        }
        expect(levels[0]?.value).toBeLessThanOrEqual(Math.min(...values));
        expect(levels.at(-1)?.value).toBeGreaterThanOrEqual(Math.max(...values));
        expect(levels.length).toBeLessThanOrEqual(7);
        expect(labels.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
