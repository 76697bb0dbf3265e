import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandsOfPrice, bandsOfScore, PRICE_BANDS, priceBandOf, SCORE_BANDS, scoreBandOf } from './index-page.ts';

it.each([
  [9.4, [9, 8, 7]],
  [9, [9, 8, 7]],
  [8.9, [8, 7]],
  [6.9, []],
])('a score of %d is in the bands %j', (score, bands) => {
  expect(bandsOfScore(score)).toEqual(bands);
});

it.each([
  [4_999, [50, 100, 250, 500, 1000]],
  [5_000, [50, 100, 250, 500, 1000]],
  [5_001, [100, 250, 500, 1000]],
  [100_000, [1000]],
  [100_001, []],
])('a price of %d cents is in the bands %j', (cents, bands) => {
  expect(bandsOfPrice(cents)).toEqual(bands);
});

it('only what is written as a band is one', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('08', '8.0', '+8', ' 8', '1e3')),
      (text) => {
        expect(scoreBandOf(text)).toBe(SCORE_BANDS.find((band) => `${band}` === text));
        expect(priceBandOf(text)).toBe(PRICE_BANDS.find((band) => `${band}` === text));
      },
    ),
  );
});
