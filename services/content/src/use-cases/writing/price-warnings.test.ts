import { expect, it } from 'vitest';
import { storyDocument } from '../../kinds/kinds.ts';
import type { ProductRecord } from '../../repositories/products.ts';
import { article } from '../../testing/desk.ts';
import { priceTextsOf, priceWarnings } from './price-warnings.ts';

const offer = {
  product_id: 'p',
  merchant: 'Dial',
  url: 'https://dial.example/',
  position: 0,
  note: '',
  checked_at: null,
};
const halo: ProductRecord = {
  id: 'p',
  slug: 'halo',
  name: 'Halo',
  maker: 'Halo',
  kind: 'Phone',
  picture_id: null,
  price_cents: 79_900,
  attributes: '[]',
  review_id: null,
  offers: [
    { ...offer, price_cents: 74_900, in_stock: 1 },
    { ...offer, price_cents: 69_900, in_stock: 0 },
  ],
  priceChanges: [{ product_id: 'p', merchant: 'Dial', at: 0, price_cents: 59_900 }],
  review: undefined,
};

const warnings = (body: string) => {
  const document = storyDocument.parse(article('warned', { body }));
  return priceWarnings(document, priceTextsOf(document), [halo]).map(({ message }) => message);
};

it('a price of the past is right where the sentence tells of the past', () => {
  expect(warnings('<p>The Halo was $599 in June.</p>')).toEqual([]);
  expect(warnings('<p>Get the Halo for $599.</p>')).toEqual(['says $599, but Halo is $749 at Dial']);
});

it('a price is told once, and not more of them than anybody mends', () => {
  expect(warnings('<p>The Halo is $599.</p><p>Yes, the Halo is $599.</p>')).toHaveLength(1);
  const many = Array.from({ length: 300 }, (_, index) => `<p>The Halo is $${500 + index}.</p>`).join('');
  expect(warnings(many)).toHaveLength(20);
});

it.each(['$700 ', 'Halo $700 ', 'The Halo is $700. ', '<p>The Halo is $700.</p>', '$1,'])(
  'a text of %s costs no more than its length',
  (pattern) => {
    const cost = (length: number): number => {
      const text = `<p>Halo ${pattern.repeat(length / pattern.length)}</p>`;
      const runs = [1, 2, 3].map(() => {
        const start = process.cpuUsage();
        warnings(text);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      });
      return Math.min(...runs);
    };
    expect(cost(160_000)).toBeLessThan(20 * Math.max(cost(20_000), 8));
  },
);
