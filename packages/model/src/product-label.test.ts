import { expect, it } from 'vitest';
import { labelsOf } from './product-label.ts';

it.each<[product: string, labels: string[], own: string[]]>([
  ['Carrow H2', ['Carrow H2', 'Ondo Over'], ['Carrow H2']],
  ['Aldgate Lumen 7 (65-inch)', ['Lumen 9', 'Lumen 7', 'Vesper V9'], ['Lumen 7']],
  ['Halo 12 Pro', ['Halo 12', 'Halo 12 Pro', 'Ondo 9'], ['Halo 12 Pro']],
  ['Halo 12', ['Halo 12, new', 'Halo 12, after a year', 'Ondo 9'], ['Halo 12, new', 'Halo 12, after a year']],
  ['Halo 1', ['Halo 12', 'Ondo 9'], []],
  ['Pomelo Duo', ['First attempt', 'Never'], []],
  ['', ['', 'One'], []],
])('of %s among %j', (product, labels, own) => {
  expect([...labelsOf(product, labels)]).toEqual(own);
});
