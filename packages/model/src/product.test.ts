import { describe, expect, it } from 'vitest';
import { offerHref, reviewPrice } from './offers.ts';
import { listicleCodec, merchantOfferCodec, techProductCodec } from './product.ts';
import { listicle, offer, product } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';

describe("a merchant's offer", () => {
  it('has every field, and its price in cents', () => {
    readsBack(merchantOfferCodec, offer, { offerPrice: { cents: 129_999, currency: 'USD' } });
    expect(offerHref(merchantOfferCodec.parse(offer))).toBe('https://earn.example/1');
  });

  it.each([
    [19.9, 1990],
    ['19.90', 1990],
    ['ask', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j costs %s cents', (offerPrice, cents) => {
    expect(merchantOfferCodec.parse({ offerPrice }).offerPrice?.cents).toBe(cents);
  });
});

it('a shop says whether it has any, what its price is for, and when somebody looked', () => {
  const dateChecked = { date: '2026-11-15 09:00:00', timezone: 'UTC' };
  readsBack(merchantOfferCodec, { note: 'Used', inStock: false, dateChecked });
  expect(merchantOfferCodec.parse({})).not.toHaveProperty('inStock');
});

describe('a product', () => {
  it('has every field', () => {
    readsBack(techProductCodec, product);
  });

  it('has its prices over time in cents, by days', () => {
    const priceHistory = [{ date: '2026-05-01', price: 999.99 }];
    expect(techProductCodec.parse({ ...product, priceHistory }).priceHistory).toEqual([
      { date: '2026-05-01', price: { cents: 99_999, currency: 'USD' } },
    ]);
    expect(techProductCodec.safeParse({ priceHistory: [{ date: 'May', price: 1 }] }).success).toBe(false);
  });

  it('has what its price is made of', () => {
    expect(reviewPrice(techProductCodec.parse(product))).toEqual({ cents: 100_000, currency: 'USD' });
    for (const median of [129_900, '129900'])
      expect(reviewPrice(techProductCodec.parse({ priceSummary: { median } }))?.cents).toBe(129_900);
  });

  it('has lists of values, whatever they travelled as', () => {
    const [attribute] = techProductCodec.parse({ attributes: [{ val: 5, valSlug: 'five' }] }).attributes;
    expect(attribute).toEqual({ val: ['5'], valSlug: ['five'] });
  });
});

it('a round has a score for each of two, on the scale that products are rated on', () => {
  const roundsOf = (scores: unknown) => listicleCodec.safeParse({ ...listicle, rounds: [{ name: 'Battery', scores }] });
  expect(roundsOf([9.4, 0]).data?.rounds).toEqual([{ name: 'Battery', note: undefined, scores: [9.4, 0] }]);
  for (const scores of [[9.4], [9.4, 10.1], [9.4, -1], ['9', 8], undefined])
    expect(roundsOf(scores).data?.rounds ?? []).toEqual([]);
});

it('a list that says nothing of rounds or scores is as it was', () => {
  const { rounds: _rounds, ...old } = listicle;
  const items = listicle.items.map(({ score: _score, ...item }) => item);
  expect(listicleCodec.parse({ ...old, items })).toMatchObject({ rounds: [], items: [{ title: 'Halo' }] });
  expect(listicleCodec.parse({ ...old, items }).items[0]?.score).toBeUndefined();
});

it('a listicle has its items with their offers and products', () => {
  const { offers, ...item } = listicle.items[0] ?? { offers: [] };
  readsBack(listicleCodec, { ...listicle, items: [item] });
  expect(listicleCodec.parse(listicle).items[0]?.offers[0]?.offerMerchant).toBe('Shop');
  expect(offers).toHaveLength(1);
});
