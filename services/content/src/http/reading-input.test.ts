/** Whatever is asked: clear words and a 4xx, never a failure of ours; and every call has one method. */
import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import { navigationPath, pagePath } from '../testing/newsroom.ts';
import { errorOf, type Reader, startReading } from '../testing/reading.ts';

const API = '/api/neutron';
const SLUG = 'nine-hours-to-empty';
const LIVE = idOf('story', 'halo-keynote-live');

/** Every call that is a GET, as it is rightly asked. */
const CALLS = [
  pagePath('article', SLUG),
  pagePath('article', 'mortgage-points-eleven-lenders').replace('neutron', 'bridge'),
  navigationPath(),
  `${API}/components/masthead/listing/topic/phones/web`,
  `${API}/articles/masthead/${SLUG}/web`,
  `${API}/products/masthead/web`,
  `${API}/authors/masthead/voices/data/web`,
  `${API}/stories/masthead/summaries/web`,
  `${API}/awards/masthead/editors-choice/web`,
  `${API}/url-generator/masthead/content_article/${SLUG}`,
  `${API}/feeds/masthead/river/`,
  `${API}/feeds/masthead/topics/phones/`,
  `${API}/feeds/masthead/authors/inesokafor/`,
  `${API}/feeds/masthead/stories/${SLUG}/`,
  `${API}/livearticles/masthead/items/${LIVE}/1/web`,
  `${API}/videos/masthead/captions/webvtt/the-61-mile-loop.vtt`,
  `${API}/seamless/masthead/${SLUG}/web`,
  `${API}/shortcodes/masthead/commerce/cairn-one/web`,
  `${API}/vanity/masthead/dictionary`,
  `${API}/vanity/masthead/web?path=/repair/`,
  `${API}/sitemaps/masthead/articles/index/web`,
  ...['news', 'latest', 'pages', 'stories'].map((name) => `${API}/sitemaps/masthead/${name}/web`),
  `${API}/sitemaps/masthead/articles/web`,
  `${API}/sitemaps/masthead/articles/year/2026/month/11/day/15/web`,
  `${API}/search/masthead/results/web?searchQuery=halo`,
  `${API}/search/masthead/autocomplete/web?searchQuery=ha`,
  `${API}/geo/masthead/harbinger/predict/Austin/TX/web`,
];

/** Every call that is a POST. */
const QUESTIONS = [
  `${API}/uds/masthead/user/token`,
  `${API}/geo/masthead/allconnect/providers/web`,
  `${API}/geo/masthead/smarty/address/autocomplete/web`,
  `${API}/geo/masthead/smarty/address/validation/web`,
];

/** A place for each parameter of every call. */
const SLOTS: readonly [string, (text: string) => string][] = [
  ['page type', (text) => pagePath(text, SLUG)],
  ['page slug', (text) => pagePath('review', text)],
  ...['front_page', 'topic', 'article', 'collection', 'feature', 'tag', 'profile', 'product', 'door', 'text'].map(
    (type): [string, (text: string) => string] => [`${type} slug`, (text) => pagePath(type, text)],
  ),
  ...['pageNumber', 'contentOnly', 'debug'].map((name) => query(pagePath('topic', 'phones'), name)),
  ['money slug', (text) => pagePath('article', text).replace('neutron', 'bridge')],
  ...['componentName', 'componentDisplayName', 'componentType'].map((name) => query(navigationPath(), name)),
  ['listing type', (text) => `${API}/components/masthead/listing/${text}/phones/web`],
  ['listing id', (text) => `${API}/components/masthead/listing/topic/${text}/web`],
  ['listing tag', (text) => `${API}/components/masthead/listing/tag/${text}/web`],
  ['listing by id', (text) => `${API}/components/masthead/listing/author/${text}/web?searchBy=id`],
  ...['searchBy', 'limit', 'offset', 'except', 'componentName', 'componentType'].map((name) =>
    query(`${API}/components/masthead/listing/topic/phones/web`, name),
  ),
  ['article slug', (text) => `${API}/articles/masthead/${text}/web`],
  query(`${API}/products/masthead/web`, 'uuids'),
  query(`${API}/authors/masthead/voices/data/web`, 'ids'),
  query(`${API}/awards/masthead/editors-choice/web`, 'limit'),
  ['content type', (text) => `${API}/url-generator/masthead/${text}/${SLUG}`],
  ['content slug', (text) => `${API}/url-generator/masthead/content_product/${text}`],
  ['feed', (text) => `${API}/feeds/masthead/${text}/`],
  ['feed of a topic', (text) => `${API}/feeds/masthead/topics/${text}/`],
  ['feed of an author', (text) => `${API}/feeds/masthead/authors/${text}/`],
  ['feed of a story', (text) => `${API}/feeds/masthead/stories/${text}/`],
  ...['offset', 'limit'].map((name) => query(`${API}/feeds/masthead/river/`, name)),
  ['live id', (text) => `${API}/livearticles/masthead/items/${text}/1/web`],
  ['live start', (text) => `${API}/livearticles/masthead/items/${LIVE}/${text}/web`],
  ['captions', (text) => `${API}/videos/masthead/captions/webvtt/${text}.vtt`],
  ['caption format', (text) => `${API}/videos/masthead/captions/${text}/the-61-mile-loop.vtt`],
  ['seamless slug', (text) => `${API}/seamless/masthead/${text}/web`],
  ...['contentId', 'recommendationContentType', 'collectionId', 'limit'].map((name) =>
    query(`${API}/seamless/masthead/${SLUG}/web`, name),
  ),
  ['commerce id', (text) => `${API}/shortcodes/masthead/commerce/${text}/web`],
  ...['edition', 'contentType'].map((name) => query(`${API}/shortcodes/masthead/commerce/cairn-one/web`, name)),
  ...['path', 'edition', 'contentType'].map((name) => query(`${API}/vanity/masthead/web`, name)),
  ['vanity slug', (text) => `${API}/vanity/masthead/web?contentType=content_article&slug=${text}`],
  ['sitemap', (text) => `${API}/sitemaps/masthead/${text}/web`],
  ['sitemap index', (text) => `${API}/sitemaps/masthead/${text}/index/web`],
  ['sitemap year', (text) => `${API}/sitemaps/masthead/articles/year/${text}/web`],
  ['sitemap month', (text) => `${API}/sitemaps/masthead/articles/year/2026/month/${text}/web`],
  ['sitemap day', (text) => `${API}/sitemaps/masthead/articles/year/2026/month/11/day/${text}/web`],
  ...['hydrate', 'limit', 'offset'].map((name) => query(`${API}/sitemaps/masthead/articles/web`, name)),
  ...['limit', 'offset'].map((name) => query(`${API}/sitemaps/masthead/pages/web`, name)),
  query(`${API}/sitemaps/masthead/stories/web`, 'ids'),
  ...['searchQuery', 'pageSize', 'offset', 'type', 'topic', 'from', 'to'].map((name) =>
    query(`${API}/search/masthead/results/web`, name, '&searchQuery=halo'),
  ),
  query(`${API}/search/masthead/autocomplete/web`, 'searchQuery'),
  query(`${API}/search/masthead/autocomplete/web`, 'limit', '&searchQuery=ha'),
  ['city', (text) => `${API}/geo/masthead/harbinger/predict/${text}/TX/web`],
  ['state', (text) => `${API}/geo/masthead/harbinger/predict/Austin/${text}/web`],
  ['site', (text) => pagePath('topic', 'phones', text)],
  ['experience', (text) => pagePath('topic', 'phones', 'masthead', text)],
];

function query(path: string, name: string, more = ''): [string, (text: string) => string] {
  return [`${path.split('/').slice(3, 6).join('/')} ${name}`, (text) => `${path}?${name}=${text}${more}`];
}

/** Text as it may stand in an address, well or badly. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.stringMatching(/^[%0-9a-f;:@&=+$,'"_.~*()!-]{1,12}$/),
  fc.constantFrom(
    '%00',
    'a%00b',
    '%',
    '%ff',
    '%c3%28',
    '%ed%a0%80',
    '..%2f..',
    "'--",
    '%25',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.constantFrom(
    '-1',
    '1e9',
    '9'.repeat(30),
    '0x10',
    'NaN',
    '1.5',
    '%20',
    'null',
    'undefined',
    'a'.repeat(4000),
    '%F0%9F%91%A9',
  ),
);

describeEachEngine('whatever is asked', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });

  it.each(SLOTS)('as %s, the answer is JSON with data or with errors in words', async (_, pathWith) => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const answer = await reader.ask(pathWith(text));
        expect([200, 400, 404]).toContain(answer.status);
        expect(answer.type).toMatch(/^application\/json/);
        if (answer.status === 200) return;
        expect(errorOf(answer)).toEqual(
          expect.objectContaining({ code: answer.status, message: expect.stringMatching(/\w{3}/) }),
        );
      }),
      { numRuns: 30 },
    );
    expect(reader.reports).toEqual([]);
  });

  it.each(QUESTIONS)('of %s, in any body, the answer is data or errors in words', async (path) => {
    const body = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc
        .record({
          address: fc.anything(),
          zipcode: fc.oneof(fc.string(), fc.constant('78701'), fc.integer()),
          isMoving: fc.anything(),
        })
        .map((asked) => JSON.stringify(asked, (_, value) => (typeof value === 'bigint' ? String(value) : value))),
      fc.string({ unit: 'binary' }).map((address) => JSON.stringify({ address })),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const answer = await reader.ask(path, { method: 'POST', body: text });
        expect([200, 400, 422]).toContain(answer.status);
        expect(answer.body).toHaveProperty(answer.status === 200 ? 'data' : 'errors');
      }),
      { numRuns: 60 },
    );
    expect(reader.reports).toEqual([]);
  });

  it('a body beyond what a question takes is refused in words', async () => {
    for (const path of QUESTIONS.slice(1)) {
      const answer = await reader.ask(path, {
        method: 'POST',
        body: JSON.stringify({ address: 'a'.repeat(20_000) }),
      });
      expect(errorOf(answer)).toEqual({ code: 413, message: 'The body takes at most 16384 bytes' });
    }
  });

  describe('methods:', () => {
    it.each(CALLS)('GET and HEAD %s, and no other', async (path) => {
      expect((await reader.fetch(path)).status).toBe(200);
      const head = await reader.fetch(path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await reader.ask(path, { method });
        expect([answer.status, errorOf(answer)]).toEqual([404, { code: 404, message: 'Not Found' }]);
      }
    });

    it.each(QUESTIONS)('POST %s, and no other', async (path) => {
      expect((await reader.post(path, { address: '1204 Alder Street', zipcode: '78701' })).status).toBe(200);
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
        expect((await reader.ask(path, { method })).status).toBe(404);
    });
  });

  it.each([...CALLS, ...QUESTIONS])('%s is there for this site only (API-01)', async (path) => {
    const method = QUESTIONS.includes(path) ? 'POST' : 'GET';
    const answer = await reader.ask(path.replace('/masthead/', '/elsewhere/'), { method });
    expect([answer.status, errorOf(answer)]).toEqual([404, { code: 404, message: 'There is no site elsewhere' }]);
  });

  it.each(CALLS.filter((path) => /\/web(\?|$)/.test(path)))('%s is there for the experience web only', async (path) => {
    expect((await reader.ask(path.replace(/\/web(?=\?|$)/, '/app'))).status).toBe(404);
  });

  it.each([
    ['components/masthead/listing/topic/phones/web', 'limit', 100],
    ['feeds/masthead/river/', 'limit', 100],
    ['sitemaps/masthead/articles/web', 'limit', 1000],
    ['seamless/masthead/nine-hours-to-empty/web', 'limit', 20],
    ['search/masthead/autocomplete/web', 'limit', 20],
  ])('%s takes a %s from 1 to %i', async (path, name, most) => {
    for (const limit of [1, most]) expect((await reader.ask(`${API}/${path}?${name}=${limit}`)).status).toBe(200);
    for (const limit of [0, most + 1, -1, '1.0', '', 'x'])
      expect(errorOf(await reader.ask(`${API}/${path}?${name}=${limit}`))).toEqual({
        code: 400,
        message: `${name} takes a whole number from 1 to ${most}`,
      });
  });

  it.each(['products/masthead/web?uuids', 'authors/masthead/voices/data/web?ids'])(
    '%s takes at most a hundred names',
    async (path) => {
      const names = Array.from({ length: 101 }, (_, index) => `n${index}`);
      expect((await reader.ask(`${API}/${path}=${names.slice(1)}`)).status).toBe(200);
      expect(errorOf(await reader.ask(`${API}/${path}=${names}`))).toEqual({
        code: 400,
        message: `${path.split('?')[1]} takes at most 100 names`,
      });
    },
  );
});
