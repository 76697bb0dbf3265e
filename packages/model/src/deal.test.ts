import { expect, it } from 'vitest';
import { dealCodec } from './deal.ts';
import { product } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';

const deal = {
  id: 'd',
  title: 'Halo, 256 GB',
  product,
  merchant: 'Harbor',
  url: 'https://harbor.example/',
  code: 'AIR250',
  price: 849,
  terms: 'New customers only',
  dateEnds: { date: '2026-11-16 23:59:00', timezone: 'UTC' },
};

it('a deal has every field, its price in cents and its end as an instant', () => {
  readsBack(dealCodec, deal, { price: { cents: 84_900, currency: 'USD' } });
});

it('a deal may be no more than a name', () => {
  expect(dealCodec.parse({ id: 'd', title: 'x', product: null, code: null, price: null, dateEnds: null })).toEqual({
    id: 'd',
    title: 'x',
  });
});
