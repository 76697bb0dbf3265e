import { expect, it } from 'vitest';
import { amountsIn } from './prices-in-text.ts';

it.each([
  ['Our favourite robot vacuum is $399, the lowest price', [39900]],
  ['A good blender is $99. It was never $199, whatever the tag says', [9900, 19900]],
  ['at $1,299.99 or $24', [129999, 2400]],
  ['a fund of $2 million, $3bn and $40k', []],
  ['nothing is said', []],
])('%s', (text, cents) => {
  expect(amountsIn(text)).toEqual(cents);
});
