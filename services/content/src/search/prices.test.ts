import { describe, expect, it } from 'vitest';
import { priceIn } from './prices.ts';
import { parseQuery } from './query.ts';

const wordsIn = (query: string) => parseQuery(query).words.map(({ folded }) => folded);

describe('a price in a query', () => {
  it.each([
    ['robot vacuum under 300', { most: 30_000 }, ['robot', 'vacuum']],
    ['robot vacuum under $300', { most: 30_000 }, ['robot', 'vacuum']],
    ['under 300 dollars robot vacuum', { most: 30_000 }, ['robot', 'vacuum']],
    ['phones below $1,200', { most: 120_000 }, ['phones']],
    ['car less than 25k', { most: 2_500_000 }, ['car']],
    ['tv <500', { most: 50_000 }, ['tv']],
    ['tv over 2000', { least: 200_000 }, ['tv']],
    ['gifts under $5', { most: 500 }, ['gifts']],
    ['earbuds between 50 and 100', { least: 5000, most: 10_000 }, ['earbuds']],
    ['earbuds from $50 to $100', { least: 5000, most: 10_000 }, ['earbuds']],
    ['earbuds $50-100', { least: 5000, most: 10_000 }, ['earbuds']],
    ['no more than 100 usd speaker', { most: 10_000 }, ['speaker']],
  ])('%s is %j of %j', (query, price, words) => {
    expect(priceIn(query)?.price).toEqual(price);
    expect([parseQuery(query).price, wordsIn(query)]).toEqual([price, words]);
  });

  it.each([
    'laptop under 3 pounds',
    'drone under 250 g',
    'drone under 250g',
    'charge in under 30 minutes',
    'over 65',
    'phones under 6.5 inches',
    'router over 100 mbps',
    'ev over 300 miles',
    'halo 12',
    'best phones 2026',
    'between 100 and 50',
  ])('is not in %s', (query) => {
    expect(priceIn(query)).toBeUndefined();
    expect(parseQuery(query).price).toBeUndefined();
  });

  it('that is all of the query is words', () => {
    expect(parseQuery('under 300').price).toBeUndefined();
    expect(wordsIn('under 300')).toEqual(['under', '300']);
  });
});
