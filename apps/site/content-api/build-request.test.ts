import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApiContext, type Ask, buildComponentRequest, buildRequest } from './build-request.ts';
import { contentApi, type RequestName } from './definitions.ts';

const BASE = 'http://content.test';
const context: ApiContext = { api: contentApi, baseUrl: BASE, siteKey: 'cnet' };

const addressOf = (name: RequestName, ask: Ask = {}): string =>
  buildRequest(name, ask, context).url.href.slice(BASE.length);

describe('the address of a request', () => {
  it.each<[RequestName, Ask, string]>([
    ['page', { params: { type: 'article', slug: 'foo' } }, '/api/neutron/composer/cnet/pages/article/foo/web'],
    ['page', { params: { type: 'a', slug: 'b', experience: 'app' } }, '/api/neutron/composer/cnet/pages/a/b/app'],
    ['moneyPage', { params: { slug: 'foo' } }, '/api/bridge/composer/cnet/pages/article/foo/web'],
    [
      'navigation',
      {},
      '/api/neutron/components/cnet/editorial_quote/curated-nav-redesign/web?componentName=navigation&componentDisplayName=Navigation&componentType=ContentList',
    ],
    [
      'listing',
      { params: { type: 'topic', id: 'vpn' } },
      '/api/neutron/components/cnet/listing/topic/vpn/web?searchBy=slug&componentType=ContentList',
    ],
    ['article', { params: { slug: 'foo' } }, '/api/neutron/articles/cnet/foo/web'],
    ['products', { query: { uuids: 'a,b' } }, '/api/neutron/products/cnet/web?uuids=a%2Cb'],
    ['voices', { query: { ids: 'a' } }, '/api/neutron/authors/cnet/voices/data/web?ids=a'],
    ['summaries', { query: { ids: 'a,b' } }, '/api/neutron/stories/cnet/summaries/web?ids=a%2Cb'],
    ['editorsChoice', {}, '/api/neutron/awards/cnet/editors-choice/web?limit=16'],
    ['editorsChoice', { query: { limit: 4 } }, '/api/neutron/awards/cnet/editors-choice/web?limit=4'],
    ['deals', {}, '/api/neutron/deals/cnet/web?limit=12'],
    [
      'urlGenerator',
      { params: { contentType: 'content_video', slug: 'x' } },
      '/api/neutron/url-generator/cnet/content_video/x',
    ],
    [
      'commerce',
      { params: { id: '7' } },
      '/api/neutron/shortcodes/cnet/commerce/7/web?edition=us&contentType=content_article',
    ],
    [
      'searchResults',
      { query: { searchQuery: 'tv' } },
      '/api/neutron/search/cnet/results/web?pageSize=10&searchQuery=tv',
    ],
    ['autocomplete', { query: { searchQuery: 'ipho' } }, '/api/neutron/search/cnet/autocomplete/web?searchQuery=ipho'],
    ['vanity', { query: { path: '/x/' } }, '/api/neutron/vanity/cnet/web?edition=us&path=%2Fx%2F'],
    ['vanityDictionary', {}, '/api/neutron/vanity/cnet/dictionary'],
    ['liveItems', { params: { contentId: 'c', start: 8 } }, '/api/neutron/livearticles/cnet/items/c/8/web'],
  ])('%s %j', (name, ask, expected) => {
    expect(addressOf(name, ask)).toBe(expected);
  });

  it.each<[Record<string, number>, string]>([
    [{}, '/api/neutron/sitemaps/cnet/articles/web'],
    [{ year: 2024 }, '/api/neutron/sitemaps/cnet/articles/year/2024/web'],
    [{ year: 2024, month: 5 }, '/api/neutron/sitemaps/cnet/articles/year/2024/month/5/web'],
    [{ year: 2024, month: 5, day: 6 }, '/api/neutron/sitemaps/cnet/articles/year/2024/month/5/day/6/web'],
    [{ month: 5, day: 6 }, '/api/neutron/sitemaps/cnet/articles/web'],
    [{ year: 2024, day: 6 }, '/api/neutron/sitemaps/cnet/articles/year/2024/web'],
  ])('a sitemap has the parts of its period, as far as each has the one before it: %j', (period, expected) => {
    expect(addressOf('sitemap', { params: { slug: 'articles', ...period } })).toBe(expected);
  });

  it('the index of a sitemap has a place of its own', () => {
    const index = addressOf('sitemapIndex', { params: { slug: 'articles' } });
    expect(index).toBe('/api/neutron/sitemaps/cnet/articles/index/web');
  });

  it('what is null is not in the query, what is zero or false is', () => {
    const query = { hydrate: false, limit: null, offset: 0 };
    const address = addressOf('sitemap', { params: { slug: 'articles' }, query });
    expect(address).toBe('/api/neutron/sitemaps/cnet/articles/web?hydrate=false&offset=0');
  });

  it('null takes a default away, undefined lets it stand', () => {
    expect(addressOf('editorsChoice', { query: { limit: null } })).not.toContain('limit');
    expect(addressOf('editorsChoice', { query: { limit: undefined } })).toContain('limit=16');
  });

  it.each([
    [undefined, ''],
    [1, ''],
    [2, '?offset=25&limit=25'],
    [3, '?offset=50&limit=25'],
  ])('page %s of a feed is asked for with "%s"', (page, query) => {
    expect(addressOf('feed', { params: { endpoint: 'news' }, page })).toBe(`/api/neutron/feeds/cnet/news/${query}`);
  });

  it('holds any slug as one segment', () => {
    const slugs = fc.string({ unit: 'binary', minLength: 1 }).filter((slug) => slug !== '.' && slug !== '..');
    fc.assert(
      fc.property(slugs, (slug) => {
        const address = addressOf('article', { params: { slug } });
        const [, segment = ''] = /^\/api\/neutron\/articles\/cnet\/([^/?#]+)\/web$/.exec(address) ?? [];
        expect(decodeURIComponent(segment)).toBe(slug);
      }),
    );
  });

  it.each(['', '.', '..'])('%j is no slug: the address would be another', (slug) => {
    expect(() => addressOf('article', { params: { slug } })).toThrow(expect.objectContaining({ statusCode: 404 }));
  });

  it('holds a slug of half a character too', () => {
    expect(addressOf('article', { params: { slug: 'a\ud800' } })).toBe('/api/neutron/articles/cnet/a%EF%BF%BD/web');
  });

  it('a name that the path needs must be given', () => {
    expect(() => addressOf('article')).toThrow('lacks its slug');
  });
});

describe('a configuration', () => {
  const withApi = (api: Partial<ApiContext['api']>): ApiContext => ({ ...context, api: { ...contentApi, ...api } });

  it('without a definition is an error that names the request', () => {
    expect(() => buildRequest('feed', {}, withApi({ definitions: {} }))).toThrow(
      new Error('API definition for feed request is missing'),
    );
    expect(() => buildComponentRequest('/api/neutron/x', withApi({ definitions: {} }))).toThrow(
      new Error('API definition for component request is missing'),
    );
  });

  it('without a resource is an error that names it', () => {
    const onlyNeutron = withApi({ resources: { neutron: '/api/neutron' } });
    expect(() => buildRequest('moneyPage', { params: { slug: 'x' } }, onlyNeutron)).toThrow(
      new Error('API configuration is missing the resource bridge'),
    );
  });
});

describe('a key', () => {
  const SECRET = 'k&y=1';
  const keyed = (hosts: string[], baseUrl = BASE): ApiContext => ({
    ...context,
    baseUrl,
    apiKey: { key: SECRET, hosts },
  });
  const keysOf = (keyedContext: ApiContext, query = {}) =>
    buildRequest('navigation', { query }, keyedContext).url.searchParams.getAll('apiKey');

  it('goes to the hosts that want it', () => {
    expect(keysOf(keyed(['other.test', 'content.test']))).toEqual([SECRET]);
  });

  it.each([
    ['no host', BASE, []],
    ['another host', BASE, ['other.test']],
    ['a host that only ends alike', 'http://evil-content.test', ['content.test']],
    ['another port', 'http://content.test:81', ['content.test']],
  ])('goes nowhere else: %s', (_, baseUrl, hosts) => {
    expect(keysOf(keyed(hosts, baseUrl))).toEqual([]);
  });

  it('that is there already is kept, and not doubled', () => {
    expect(keysOf(keyed(['content.test']), { apiKey: 'z' })).toEqual(['z']);
    const href = '/api/neutron/components/cnet/x?apiKey=z';
    expect(buildComponentRequest(href, keyed(['content.test'])).url.search).toBe('?apiKey=z');
  });
});

describe('credentials', () => {
  const credentialsAt = (neutron: string) =>
    buildRequest('navigation', {}, { ...context, api: { ...contentApi, resources: { neutron } } }).credentials;

  it.each(['/api/neutron', `${BASE}/elsewhere`])('are not sent to the content service itself: %s', (start) => {
    expect(credentialsAt(start)).toBe('same-origin');
  });

  it.each(['https://other.test/api', 'https://content.test', '//other.test/api', 'http://content.test:81'])(
    'are sent to addresses outside of it: %s',
    (start) => {
      expect(credentialsAt(start)).toBe('include');
    },
  );
});

describe('the link of a component', () => {
  it('is followed as it is', () => {
    const href = '/api/neutron/components/cnet/listing/topic/vpn/web?searchBy=slug&offset=4&limit=4';
    expect(buildComponentRequest(href, context).url.href).toBe(BASE + href);
  });

  it.each([
    'https://evil.test/api/neutron/x',
    '//evil.test/api/neutron/x',
    '/\\evil.test/api/neutron/x',
    '/\t/evil.test/api/neutron/x',
    `${BASE}/api/neutron/x`,
    'api/neutron/x',
    '',
    '/',
    '/api/neutron',
    '/api/desk/stories',
    '/api/neutronx/y',
    '/api/neutron/../desk/stories',
    '/api/neutron/%2e%2e/desk/stories',
    'javascript:alert(1)',
    '//',
  ])('is refused when it leaves the content API: %j', (href) => {
    expect(() => buildComponentRequest(href, context)).toThrow(expect.objectContaining({ statusCode: 400 }));
  });

  it('never leads to another host, whatever it is made of', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '%2e',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.test',
      '/api/neutron/',
      'http:',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        try {
          const { url } = buildComponentRequest(parts.join(''), context);
          expect(url.origin).toBe(BASE);
          expect(url.pathname).toMatch(/^\/api\/neutron\//);
        } catch (error) {
          expect(error).toMatchObject({ statusCode: 400 });
        }
      }),
      { numRuns: 500 },
    );
  });
});
