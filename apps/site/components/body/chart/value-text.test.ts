import { expect, it } from 'vitest';
import { valueText } from './value-text.ts';

it.each([
  [1380, '$', 0, '$1,380'],
  [-1021, '$', 0, '−$1,021'],
  [0.9, 'cents', 2, '0.90 cents'],
  [97, '%', 0, '97%'],
  [9, 'percent', 0, '9%'],
  [31.4, '°C', 1, '31.4 °C'],
  [61, '', 0, '61'],
])('%d in %j with %d digits reads %j', (value, unit, digits, text) => {
  expect(valueText(value, { unit, digits })).toBe(text);
});
