import { techProductCodec } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { offersOf, pricePointsOf, specsOf } from './product.ts';

const productOf = (wire: object) => techProductCodec.parse({ id: 'p', name: 'Halo 12 Pro', ...wire });
const offer = (offerMerchant: string, offerPrice: number | null, url = `https://${offerMerchant}.example/`) => ({
  offerMerchant,
  offerPrice,
  url,
});

describe('the offers of a product', () => {
  it('come cheapest first, and those without a price last', () => {
    const resellers = [offer('none', null), offer('dear', 1299.5), offer('cheap', 1199)];
    expect(offersOf(productOf({ resellers }))).toEqual([
      { merchant: 'cheap', href: 'https://cheap.example/', price: '$1,199' },
      { merchant: 'dear', href: 'https://dear.example/', price: '$1,299.5' },
      { merchant: 'none', href: 'https://none.example/' },
    ]);
  });

  it('lead to the link that earns only where the offer says so', () => {
    const earning = { ...offer('a', 1), monetizedUrl: 'https://earn.example/' };
    const resellers = [earning, { ...earning, offerMerchant: 'b', useMonetization: true }];
    expect(offersOf(productOf({ resellers })).map(({ href }) => href)).toEqual([
      'https://a.example/',
      'https://earn.example/',
    ]);
  });

  it('leave out what is no offer: no shop, no link, a link that is no web address', () => {
    const resellers = [
      offer('', 1, 'https://x.example/'),
      offer('no-link', 1, ''),
      offer('script', 1, 'javascript:alert(1)'),
      { anything: 'else' },
      { offerMerchant: 7 },
    ];
    expect(offersOf(productOf({ resellers }))).toEqual([]);
  });
});

it('the facts of a product are its attributes but the bare price, each once', () => {
  const attributes = [
    { name: 'Price', slug: 'price', val: ['1199'] },
    { name: 'Price', slug: 'price', val: ['$48 a year'] },
    { name: 'Ports', slug: 'ports', val: ['USB-C', 'HDMI'] },
    { name: 'Weight', slug: 'weight', val: [204] },
    { name: 'Nothing', slug: 'nothing', val: [] },
    { slug: 'nameless', val: ['x'] },
  ];
  expect(specsOf(productOf({ attributes }))).toEqual([
    { name: 'Price', value: '$48 a year' },
    { name: 'Ports', value: 'USB-C, HDMI' },
    { name: 'Weight', value: '204' },
  ]);
});

it('prices over time leave out days without a price', () => {
  const priceHistory = [
    { date: '2026-05-03', price: 1199 },
    { date: '2026-06-03', price: null },
  ];
  expect(pricePointsOf(productOf({ priceHistory }))).toEqual([{ at: Date.UTC(2026, 4, 3, 12), cents: 119_900 }]);
});
