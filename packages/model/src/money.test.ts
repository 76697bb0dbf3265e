import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf, formatCurrency, formatMoney, moneyOf, parseAmount } from './money.ts';

it.each([
  [1299, '$1,299'],
  [19.9, '$19.9'],
  [19.99, '$19.99'],
  [0, '$0'],
  [-5.5, '-$5.5'],
])('%d is written "%s": no more fraction digits than it has, dollars by default', (amount, text) => {
  expect(formatCurrency(amount)).toBe(text);
  expect(formatMoney(moneyOf(amount))).toBe(text);
});

it('another currency is written as such', () => {
  expect(formatCurrency(1299, 'EUR')).toBe('€1,299');
});

it('money is whole cents, and gives back the amount it was made of', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const money = moneyOf(cents / 100);
      expect(money).toEqual({ cents, currency: 'USD' });
      expect(amountOf(money)).toBe(cents / 100);
    }),
  );
});

it.each([
  ['$1,299.99', 1299.99],
  ['999', 999],
  [' $5 ', 5],
  ['free', undefined],
  ['', undefined],
  ['1.2.3', undefined],
])('the amount in "%s" is %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it('dollars are written as the Unicode data writes them', () => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(formatCurrency(cents / 100)).toBe(format.format(cents / 100));
    }),
  );
});
