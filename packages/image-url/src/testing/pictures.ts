/** Pictures, rectangles, shapes and orders of every kind, for properties. */
import fc from 'fast-check';
import type { Box, Focus, Gravity, Size } from '../crop.ts';
import { FORMATS, LONGEST_SIDE, type Order } from '../order.ts';
import { FITS } from '../presets.ts';

const LARGEST = 12_000;
const side = fc.integer({ min: 1, max: LARGEST });

export const anyPicture: fc.Arbitrary<Size> = fc.record({ width: side, height: side });

/** Also larger than the picture, and beyond its edges. */
export const anyBox: fc.Arbitrary<Box> = fc.record({
  width: side,
  height: side,
  x: fc.nat(2 * LARGEST),
  y: fc.nat(2 * LARGEST),
});

const TEN_THOUSANDTHS = 10_000;
const fraction = fc.nat(TEN_THOUSANDTHS).map((parts) => parts / TEN_THOUSANDTHS);
export const anyFocus: fc.Arbitrary<Focus> = fc.record({ x: fraction, y: fraction });

export const GRAVITIES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies Gravity[];
export const anyGravity: fc.Arbitrary<Gravity> = fc.constantFrom(...GRAVITIES);
export const anyRatio: fc.Arbitrary<number> = fc.tuple(side, side).map(([width, height]) => width / height);

const wanted = fc.integer({ min: 1, max: LONGEST_SIDE });

/** Whatever can be written into an address. */
export const anyOrder: fc.Arbitrary<Order> = fc.record(
  {
    width: wanted,
    height: wanted,
    fit: fc.constantFrom(...FITS),
    crop: anyBox,
    focus: anyFocus,
    gravity: anyGravity,
    frame: fc.integer({ min: 1, max: 9999 }),
    format: fc.constantFrom(...FORMATS),
    auto: fc.constant('webp' as const),
  },
  { requiredKeys: [] },
);

/** One that cuts. */
export const anyCut = fc
  .tuple(anyOrder, wanted, wanted)
  .map(([order, width, height]) => ({ ...order, width, height, fit: 'crop' as const }));
