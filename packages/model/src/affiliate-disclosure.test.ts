import { expect, it } from 'vitest';
import { needsAffiliateDisclosure } from './affiliate-disclosure.ts';

const sold = { resellers: [{}] };
const unsold = { resellers: [] };

it.each([
  ['its product has resellers', { relatedProduct: sold, items: [] }, true],
  ['the text of an item has a buy button', { items: [{ sells: false }, { sells: true }] }, true],
  [
    "an item's product has resellers",
    { relatedProduct: unsold, items: [{ sells: false, relatedProduct: sold }] },
    true,
  ],
  ['nothing is sold', { relatedProduct: unsold, items: [{ sells: false, relatedProduct: unsold }] }, false],
  ['there is nothing', { items: [] }, false],
])('when %s a gallery discloses that links earn: %s', (_, gallery, expected) => {
  expect(needsAffiliateDisclosure(gallery)).toBe(expected);
});
