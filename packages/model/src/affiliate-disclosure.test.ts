import { expect, it } from 'vitest';
import { needsAffiliateDisclosure } from './affiliate-disclosure.ts';

const sold = { resellers: [{}] };
const unsold = { resellers: [] };

it.each([
  ['its product has resellers', { relatedProduct: sold, items: [] }, true],
  ['an item has a buy button', { items: [{}, { body: '<p>[buybutton id="1"]</p>' }] }, true],
  ['an item has a buy button as an element', { items: [{ body: '<shortcode shortcode="buybutton" id="1">' }] }, true],
  ['an item has a buy button in its description', { items: [{ description: '[BuyButton]' }] }, true],
  ["an item's product has resellers", { relatedProduct: unsold, items: [{ relatedProduct: sold }] }, true],
  ['nothing is sold', { relatedProduct: unsold, items: [{ body: 'A buybutton', relatedProduct: unsold }] }, false],
  ['there is nothing', { items: [] }, false],
])('when %s a gallery discloses that links earn: %s', (_, gallery, expected) => {
  expect(needsAffiliateDisclosure(gallery)).toBe(expected);
});
