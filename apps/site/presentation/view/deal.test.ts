import { testImages } from '@masthead/image-url/testing';
import { dealCodec } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { dealOf } from './deal.ts';
import { createView } from './view.ts';

const NOW = Date.UTC(2026, 10, 15, 18);
const shop = (offerMerchant: string, offerPrice: number, more: object = {}) => ({
  offerMerchant,
  offerPrice,
  url: `https://${offerMerchant.toLowerCase()}.example/`,
  ...more,
});
const halo = (resellers: object[]) => ({
  id: 'p',
  name: 'Halo',
  slugs: ['halo'],
  attributes: [{ slug: 'price', val: ['100'] }],
  resellers,
});
const shown = (wire: object) => {
  const source = { view: createView(testImages), now: NOW, data: undefined };
  return dealOf(dealCodec.parse({ id: 'd', ...wire }), source)[0];
};

describe('a deal', () => {
  it('is at its own shop, also where another is cheaper', () => {
    const product = halo([shop('Dial', 70), shop('Harbor', 80)]);
    expect(shown({ product, merchant: 'Harbor' })).toMatchObject({
      offer: { merchant: 'Harbor', href: 'https://harbor.example/' },
      price: { cents: 8000 },
      listPrice: { cents: 10_000 },
    });
    expect(shown({ product })?.offer?.merchant).toBe('Dial');
  });

  it('that its shop has sold out says so and leads nowhere', () => {
    const product = halo([shop('Harbor', 80, { inStock: false }), shop('Dial', 90)]);
    const deal = shown({ product, merchant: 'Harbor' });
    expect(deal).toMatchObject({ soldOut: { merchant: 'Harbor' } });
    expect(deal).not.toHaveProperty('offer');
    expect(deal).not.toHaveProperty('price');
  });

  it('costs with its code what the story says', () => {
    const deal = shown({ product: halo([shop('Harbor', 80)]), code: 'MINUS10', price: 70 });
    expect(deal).toMatchObject({ code: 'MINUS10', price: { cents: 7000 } });
  });

  it('has a list price only where that is higher', () => {
    expect(shown({ product: halo([shop('Harbor', 100)]) })).not.toHaveProperty('listPrice');
  });

  it('leads to the page of its product', () => {
    expect(shown({ product: halo([]) })?.product?.link).toEqual({ label: 'Halo', href: '/products/halo/' });
  });

  it('may be a code alone, and leads to the shop only by a web address', () => {
    const code = { title: '$5 off', merchant: 'Dial', code: 'FIVE' };
    expect(shown({ ...code, url: 'https://dial.example/' })?.offer).toEqual({
      merchant: 'Dial',
      href: 'https://dial.example/',
    });
    expect(shown({ ...code, url: 'javascript:alert(1)' })).not.toHaveProperty('offer');
  });

  it('that is over keeps its name, and neither its code nor the way to the shop', () => {
    const over = { product: halo([shop('Harbor', 80)]), code: 'FIVE', price: 70, terms: 'x' };
    const dateEnds = (ms: number) => ({ date: new Date(NOW + ms).toISOString().slice(0, 23).replace('T', ' ') });
    expect(Object.keys(shown({ ...over, dateEnds: dateEnds(0) }) ?? {}).sort()).toEqual([
      'ends',
      'id',
      'name',
      'product',
    ]);
    expect(shown({ ...over, dateEnds: dateEnds(1) })).toMatchObject({ code: 'FIVE', offer: { merchant: 'Harbor' } });
  });

  it('that is of nothing is none', () => {
    expect(shown({ code: 'FIVE' })).toBeUndefined();
  });
});
