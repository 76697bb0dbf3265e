import { describe, expect, it } from 'vitest';
import { amountOf } from './money.ts';
import { offerHref, reviewPrice } from './offers.ts';

describe('an offer leads to', () => {
  const offer = { useMonetization: true, monetizedUrl: 'm', url: 'u', rawUrl: 'r' };

  it.each([
    ['the link that earns where it says so', offer, 'm'],
    ["the merchant's own where it does not", { ...offer, useMonetization: false }, 'u'],
    ["the merchant's own where no link earns", { ...offer, monetizedUrl: undefined }, 'u'],
    ['the raw link where there is no other', { useMonetization: false, rawUrl: 'r' }, 'r'],
    ['nowhere without a link', { useMonetization: true }, undefined],
  ])('%s', (_, each, href) => {
    expect(offerHref(each)).toBe(href);
  });
});

describe('the price of a reviewed product', () => {
  const attribute = (slug: string, ...val: string[]) => ({ slug, val });

  it.each([
    ['its price attribute, rounded', { attributes: [attribute('price', '999.99')] }, 1000],
    ['its price attribute as written', { attributes: [attribute('price', 'soon', '$1,299')] }, 1299],
    ['not any other attribute', { attributes: [attribute('weight', '200')], priceSummary: { median: 129_900 } }, 1299],
    ['the median in hundredths', { attributes: [], priceSummary: { median: 129_950 } }, 1299.5],
  ])('is %s', (_, product, amount) => {
    const price = reviewPrice(product);
    expect(price && [amountOf(price), price.currency]).toEqual([amount, 'USD']);
  });

  it('is absent where nothing says it', () => {
    expect(reviewPrice({ attributes: [], priceSummary: {} })).toBeUndefined();
    expect(reviewPrice({ attributes: [] })).toBeUndefined();
  });
});
