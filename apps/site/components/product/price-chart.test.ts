import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPrices } from './price-chart.ts';

const BOX = { width: 720, height: 250, left: 52, right: 656, top: 20, bottom: 220 };
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 15);

const points = fc
  .array(fc.record({ age: fc.integer({ min: -1, max: 2000 }), cents: fc.integer({ min: 1, max: 10_000_000 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((all) => all.map(({ age, cents }) => ({ at: NOW - age * DAY, cents })).sort((one, other) => one.at - other.at));

/** The corners of a path of M, H and V. */
function cornersOf(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, letter, one, other]) => {
    if (letter === 'M') [x, y] = [Number(one), Number(other)];
    else if (letter === 'H') x = Number(one);
    else y = Number(one);
    return [x, y];
  });
}

describe('prices over time', () => {
  it('are a stepped line: a price holds until the next', () => {
    const { line, now } = drawPrices(
      [
        { at: NOW - 100 * DAY, cents: 100_000 },
        { at: NOW - 50 * DAY, cents: 80_000 },
      ],
      NOW,
      BOX,
    );
    const corners = cornersOf(line);
    expect(corners.map(([x]) => x)).toEqual([52, 354, 354, 656]);
    expect(corners[0]?.[1]).toBe(corners[1]?.[1]);
    expect(corners[2]?.[1]).toBe(corners[3]?.[1]);
    expect(corners[2]?.[1]).toBeGreaterThan(corners[1]?.[1] ?? 0);
    expect([now.x, now.y]).toEqual(corners.at(-1));
  });

  it('stay inside the plot and never go back in time, whatever they are', () => {
    fc.assert(
      fc.property(points, (any) => {
        const { line, levels, months } = drawPrices(any, NOW, BOX);
        const corners = cornersOf(line);
        for (const [x, y] of corners) {
          expect(x).toBeGreaterThanOrEqual(BOX.left);
          expect(x).toBeLessThanOrEqual(BOX.right);
          expect(y).toBeGreaterThanOrEqual(BOX.top);
          expect(y).toBeLessThanOrEqual(BOX.bottom);
        }
        const times = corners.map(([x]) => x);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(levels.length).toBeGreaterThanOrEqual(2);
        expect(levels.length).toBeLessThanOrEqual(6);
        expect(months.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('stand between round amounts, and months have their names', () => {
    const { levels, months } = drawPrices(
      [
        { at: Date.UTC(2026, 7, 20), cents: 119_900 },
        { at: Date.UTC(2026, 9, 3), cents: 111_900 },
      ],
      NOW,
      BOX,
    );
    expect(levels.map(({ cents }) => cents)).toEqual([110_000, 115_000, 120_000]);
    expect(months.map(({ label }) => label)).toEqual(['Sep', 'Oct', 'Nov']);
  });
});
