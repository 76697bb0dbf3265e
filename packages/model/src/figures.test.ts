import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

it('figures are those of the Unicode data', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (thousandths, digits) => {
      const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
      // A digit that ends in five is a matter of taste where the number itself is not exact.
      fc.pre(thousandths % 10 !== 5 || digits >= 3);
      expect(figuresOf(thousandths / 1000, digits)).toBe(format.format(thousandths / 1000));
    }),
  );
});

it('a negative number has no sign of its own', () => {
  expect(figuresOf(-1299.5, 1)).toBe('1,299.5');
});
