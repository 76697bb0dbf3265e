import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchHref } from '../../components/search/search-terms.ts';
import { wantedSearch } from './wanted.ts';

const asked = (query: Record<string, string | null>, params = {}) => wantedSearch({ params, query });

describe('a search is asked for', () => {
  it('by the form: words without the space around and between them', () => {
    expect(asked({ query: '  smart \n locks ' })).toEqual({ terms: { query: 'smart locks' }, page: 1 });
  });

  it('with filters and a page', () => {
    expect(asked({ query: 'vpn', type: 'reviews', topic: 'privacy', when: 'year', page: '3' })).toEqual({
      terms: { query: 'vpn', type: 'reviews', topic: 'privacy', when: 'year' },
      page: 3,
    });
  });

  it('by nothing: empty fields are no filters', () => {
    const nothing = { terms: { query: '' }, page: 1 };
    expect(asked({})).toEqual(nothing);
    expect(asked({ query: '', type: '', topic: '', page: '' })).toEqual(nothing);
    expect(asked({ query: null, type: null, topic: null, page: null })).toEqual(nothing);
  });

  it('by the words of a landing page, whatever the query says', () => {
    expect(asked({ query: 'else', page: '2' }, { slug: 'Best-VPN_2' })).toEqual({
      terms: { query: 'best vpn 2' },
      page: 2,
    });
  });

  it('for no more words than anybody writes', () => {
    expect(asked({ query: 'x'.repeat(5000) }).terms.query).toHaveLength(200);
  });

  it.each([
    ['when', 'always'],
    ['when', 'toString'],
    ['type', 'content_article'],
    ['type', 'constructor'],
    ['topic', '../secret'],
    ['topic', 'a'.repeat(81)],
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', '9999999'],
  ])('wrongly with %s=%s, which is refused', (name, value) => {
    expect(() => asked({ query: 'vpn', [name]: value })).toThrow(expect.objectContaining({ statusCode: 400 }));
  });
});

describe('the address of a search', () => {
  it('has no number for page 1, and asks for what was asked', () => {
    expect(searchHref({ query: 'a & b' })).toBe('/search/?query=a+%26+b');
    expect(searchHref({ query: 'vpn', type: 'videos', topic: 'ai' }, 2)).toBe(
      '/search/?query=vpn&type=videos&topic=ai&page=2',
    );
  });

  it('is read back as it was written, whatever was searched for', () => {
    const terms = fc.record(
      {
        query: fc.string({ maxLength: 100, unit: 'binary' }).map((text) => text.replaceAll(/\s+/g, ' ').trim()),
        type: fc.constantFrom('articles', 'reviews', 'galleries', 'videos', 'live'),
        topic: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
      },
      { requiredKeys: ['query'] },
    );
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 100 }), (wanted, page) => {
        fc.pre(wanted.query.isWellFormed() && wanted.query !== '');
        const url = new URL(searchHref(wanted, page), 'http://localhost');
        expect(url.pathname).toBe('/search/');
        expect(asked(Object.fromEntries(url.searchParams))).toEqual({ terms: wanted, page });
      }),
    );
  });
});
