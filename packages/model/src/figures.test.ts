import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

it('figures are those of the Unicode data', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (thousandths, digits) => {
      const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
      // Half of the last digit is a matter of taste where the number itself is not exact.
      const lastDigit = 10 ** (3 - digits);
      fc.pre(digits >= 3 || thousandths % lastDigit !== lastDigit / 2);
      expect(figuresOf(thousandths / 1000, digits)).toBe(format.format(thousandths / 1000));
    }),
    { examples: [[426_879_115_650, 1]] },
  );
});

it('a negative number has no sign of its own', () => {
  expect(figuresOf(-1299.5, 1)).toBe('1,299.5');
});
