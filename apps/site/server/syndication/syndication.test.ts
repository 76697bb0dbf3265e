/** Feeds and sitemaps as files of the site: where they are, who is sent elsewhere, and how long they are kept. */
import { STORY_PLURALS } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { faultsOf, textsOf } from '../testing/check-xml.ts';
import { feedWire, listWire, videoWire } from '../testing/feed-wires.ts';
import { contentOf, siteOf } from '../testing/site-of.ts';

const feedOf = (slugs: readonly string[], total?: number) => () =>
  listWire(
    slugs.map((slug) => feedWire(slug)),
    total,
  );

const NOVEMBER = '2026-11-15T17:00:00.000Z';
const PAGE_CHANGED = '2026-11-14T08:30:00.000Z';

/** A content service by the last names of its paths. */
const answers = {
  river: feedOf(['one', 'two']),
  tech: feedOf(['three']),
  partner: feedOf(['one'], 60),
  'apple-news': feedOf(['one', 'two'], 60),
  phones: feedOf(['four']),
  annlee: feedOf(['five']),
  one: feedOf(['one']),
  news: feedOf(['one']),
  latest: feedOf(['one']),
  videos: () =>
    listWire([feedWire('v', { typeName: 'content_video', media: { pictures: [], video: videoWire('v') } })]),
  pages: () => listWire([{ url: '/topics/phones/' }]),
  index: () => ({ items: [{ year: 2026, month: 11, count: 3 }] }),
  '11': feedOf(['one', 'two', 'three']),
};

describe('a file of the site', () => {
  it.each([
    ['/rss/', 'application/rss+xml; charset=utf-8'],
    ['/rss/tech/', 'application/rss+xml; charset=utf-8'],
    ['/rss/topics/phones/', 'application/rss+xml; charset=utf-8'],
    ['/rss/authors/annlee/', 'application/rss+xml; charset=utf-8'],
    ['/rss/feed.json', 'application/feed+json; charset=utf-8'],
    ['/rss/tech/feed.json', 'application/feed+json; charset=utf-8'],
    ['/rss/authors/annlee/feed.json', 'application/feed+json; charset=utf-8'],
    ['/partner-feed/harbour-wire/', 'application/rss+xml; charset=utf-8'],
    ['/partner-feed/pocket-lounge/', 'application/feed+json; charset=utf-8'],
    ['/apple-news/', 'application/json; charset=utf-8'],
    ['/apple-news/one/', 'application/json; charset=utf-8'],
    ['/sitemaps/index.xml', 'application/xml; charset=utf-8'],
    ['/sitemaps/news.xml', 'application/xml; charset=utf-8'],
    ['/sitemaps/images.xml', 'application/xml; charset=utf-8'],
    ['/sitemaps/videos.xml', 'application/xml; charset=utf-8'],
    ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
    ['/sitemaps/articles-2026-11.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const { get, routes } = siteOf(contentOf(answers));
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(routes).toEqual(['file 200']);
  });

  it.each([
    ['/rss', '/rss/'],
    ['/RSS/Topics/Phones/?limit=5', '/rss/topics/phones/?limit=5'],
    ['/partner-feed/Harbour-Wire/', '/partner-feed/harbour-wire/'],
    ['/Sitemaps/Index.xml', '/sitemaps/index.xml'],
    ['/rss?offset=25&limit=10', '/rss/?offset=25&limit=10'],
    ['/rss/tech', '/rss/tech/'],
    ['/rss/topics/phones', '/rss/topics/phones/'],
    ['/apple-news', '/apple-news/'],
    ['/apple-news/one?x=1', '/apple-news/one/?x=1'],
    ['/partner-feed/harbour-wire?limit=5', '/partner-feed/harbour-wire/?limit=5'],
  ])('%s is at %s', async (path, location) => {
    const response = await siteOf(contentOf(answers)).get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  it.each([
    '/rss/nothing/',
    '/rss/topics/nothing/',
    '/rss/authors/nobody/',
    '/rss/phones/',
    '/rss/feed.json/',
    '/rss/constructor/',
    '/partner-feed/',
    '/partner-feed/x/',
    '/partner-feed/__proto__/',
    '/partner-feed/harbour-wire/feed.json',
    '/apple-news/nothing/',
    '/apple-news/one/two/',
    '/sitemaps/nothing.xml',
    '/sitemaps/articles-2026-12.xml',
    '/sitemaps/pages-2.xml',
  ])('%s is not there, and says so in a sentence', async (path) => {
    const empty = { ...answers, '12': feedOf([]) };
    const pages = { ...empty, pages: () => listWire([], 1) };
    const response = await siteOf(contentOf(path === '/sitemaps/pages-2.xml' ? pages : empty)).get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(await response.text()).toBe('There is no such file.\n');
  });

  it.each(['?limit=101', '?limit=0', '?offset=-1', '?limit=x'])('%s is refused in a sentence', async (query) => {
    const response = await siteOf(contentOf(answers)).get(`/partner-feed/harbour-wire/${query}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(await response.text()).toMatch(/^(limit|offset) takes a whole number from \d+ to \d+\.\n$/);
  });

  it('fails as a page does when the content service fails, and is tried again', async () => {
    let fails = true;
    const river = () => {
      if (fails) throw new Error('down');
      return answers.river();
    };
    const { get } = siteOf(contentOf({ ...answers, river }));
    expect((await get('/rss/')).status).toBe(503);
    fails = false;
    expect((await get('/rss/')).status).toBe(200);
  });

  it('is no page: its data is not there', async () => {
    expect((await siteOf(contentOf(answers)).get('/_data/rss/')).status).toBe(404);
  });
});

describe('a feed', () => {
  const asked = (content: ReturnType<typeof contentOf>) =>
    content
      .sharedRequests()
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.includes('/feeds/'));

  it('is asked for without a range unless it is another than the newest 25', async () => {
    const content = contentOf(answers);
    const { get } = siteOf(content);
    for (const path of ['/rss/', '/rss/?offset=0&limit=25', '/partner-feed/harbour-wire/?offset=25', '/rss/?limit=3'])
      await get(path);
    // The second is the first.
    expect(asked(content).map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/neutron/feeds/cnet/river/',
      '/api/neutron/feeds/cnet/partner/?offset=25&limit=25',
      '/api/neutron/feeds/cnet/river/?offset=0&limit=3',
    ]);
  });

  it('leads a partner on, part after part, by itself and by headers', async () => {
    const { get } = siteOf(contentOf(answers));
    const first = await get('/partner-feed/harbour-wire/');
    const next = 'http://localhost/partner-feed/harbour-wire/?offset=25&limit=25';
    expect(first.headers.get('link')).toContain(`<${next}>; rel="next"`);
    expect(await first.text()).toContain(`href="${next.replace('&', '&amp;')}" rel="next"`);
    const last = await get('/partner-feed/harbour-wire/?offset=50');
    expect(last.headers.get('link')).not.toContain('rel="next"');
    expect(last.headers.get('link')).toContain(`<${next}>; rel="prev"`);
    expect(await (await get('/partner-feed/pocket-lounge/')).json()).toMatchObject({
      next_url: 'http://localhost/partner-feed/pocket-lounge/?offset=25&limit=25',
    });
    expect(await (await get('/apple-news/')).json()).toMatchObject({
      documents: [{ url: 'http://localhost/apple-news/one/' }, { url: 'http://localhost/apple-news/two/' }],
      next: 'http://localhost/apple-news/?offset=25&limit=25',
    });
  });

  it('names a hub only where one is set up and told: not for partners, not for older parts', async () => {
    const { get } = siteOf(contentOf(answers), { websubHub: 'https://hub.example/' });
    const links = async (path: string) => (await get(path)).headers.get('link') ?? '';
    for (const path of ['/rss/', '/rss/tech/', '/rss/feed.json']) {
      expect(await links(path)).toContain('<https://hub.example/>; rel="hub"');
      expect(await links(path)).toContain(`<http://localhost${path}>; rel="self"`);
    }
    expect(await (await get('/rss/')).text()).toContain('<atom:link href="https://hub.example/" rel="hub"/>');
    for (const path of ['/rss/?offset=25', '/partner-feed/harbour-wire/'])
      expect(await links(path)).not.toContain('hub');
    const without = siteOf(contentOf(answers));
    expect((await without.get('/rss/')).headers.get('link')).not.toContain('hub');
  });

  it('is made once and kept, until something changes', async () => {
    const content = contentOf(answers);
    const { get, site } = siteOf(content);
    const tag = async () => (await get('/rss/')).headers.get('etag');
    const first = await tag();
    expect([await tag(), asked(content).length]).toEqual([first, 1]);
    const request = (headers: Record<string, string>) => site.fetch(new Request('http://localhost/rss/', { headers }));
    expect((await request({ 'if-none-match': first ?? '' })).status).toBe(304);
    expect((await request({ 'if-modified-since': 'Sun, 15 Nov 2026 17:00:00 GMT' })).status).toBe(304);

    site.changes.heard(['story:anything']);
    expect([await tag(), asked(content).length]).toEqual([first, 2]);
    site.changes.missed();
    await tag();
    expect(asked(content)).toHaveLength(3);
  });

  it('is another file once a story changed, for those who have the old one', async () => {
    let slugs = ['one'];
    const { site } = siteOf(contentOf({ ...answers, river: () => feedOf(slugs)() }));
    const get = (headers: Record<string, string> = {}) => site.fetch(new Request('http://localhost/rss/', { headers }));
    const known = (await get()).headers.get('etag') ?? '';
    slugs = ['new', 'one'];
    expect((await get({ 'if-none-match': known })).status).toBe(304);
    site.changes.heard(['listing:river']);
    const changed = await get({ 'if-none-match': known });
    expect(changed.status).toBe(200);
    expect(textsOf(await changed.text(), 'title')).toEqual(['Masthead: Latest', 'About new', 'About one']);
  });

  it('answers HEAD without a body', async () => {
    const { site } = siteOf(contentOf(answers));
    const head = await site.fetch(new Request('http://localhost/rss/', { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
  });

  it('of a story that moved is at its new address', async () => {
    const moved = { code: 301, message: 'moved', context: { availableOn: [{ edition: 'us', slug: 'new name/' }] } };
    const content = contentOf(answers);
    const contentFetch = async (request: Request) =>
      request.url.includes('/feeds/')
        ? Response.json({ errors: [moved] }, { status: 404 })
        : content.contentFetch(request);
    const response = await siteOf(content, { contentFetch }).get('/apple-news/old-name/');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/apple-news/new%20name%2F/']);
  });
});

describe('a sitemap', () => {
  it('index names every file: by month and kind, in parts before one grows too large', async () => {
    const months = [
      { year: 2026, month: 11, count: 5001, dateModified: NOVEMBER },
      { year: 2025, month: 2, count: 1, dateModified: '2025-02-03T10:00:00.000Z' },
    ];
    const content = contentOf({ ...answers, index: () => ({ items: months }), pages: () => listWire([], 12_000) });
    const xml = await (await siteOf(content).get('/sitemaps/index.xml')).text();
    expect(await faultsOf(xml, 'index')).toEqual([]);
    const names = textsOf(xml, 'loc').map((address) => address.replace('http://localhost/sitemaps/', ''));
    expect(names).toEqual([
      ...['news.xml', 'images.xml', 'videos.xml', 'pages.xml', 'pages-2.xml', 'pages-3.xml'],
      ...STORY_PLURALS.flatMap((kind) => [`${kind}-2026-11.xml`, `${kind}-2026-11-2.xml`, `${kind}-2025-02.xml`]),
    ]);
  });

  it('says when each file and each page last changed, as far as anybody knows', async () => {
    const pages = () =>
      listWire([{ url: '/topics/phones/', dateModified: PAGE_CHANGED }, { url: '/profiles/annlee/' }]);
    const index = () => ({ items: [{ year: 2026, month: 11, count: 3, dateModified: NOVEMBER }] });
    const { get } = siteOf(contentOf({ ...answers, pages, index }));
    const datesIn = async (path: string, entry: string) => {
      const entries = (await (await get(path)).text()).split(`<${entry}>`).slice(1);
      return new Map(
        entries.map((xml) => [
          textsOf(`<${entry}>${xml}`, 'loc')[0]?.replace('http://localhost', ''),
          /<lastmod>(.+)<\/lastmod>/.exec(xml)?.[1],
        ]),
      );
    };
    const files = await datesIn('/sitemaps/index.xml', 'sitemap');
    expect([...files.values()].every((date) => date === NOVEMBER)).toBe(true);
    const paths = await datesIn('/sitemaps/pages.xml', 'url');
    expect([paths.get('/'), paths.get('/reviews/'), paths.get('/topics/phones/')]).toEqual([
      NOVEMBER,
      NOVEMBER,
      PAGE_CHANGED,
    ]);
    for (const path of ['/about/', '/profiles/annlee/']) expect([path, paths.get(path)]).toEqual([path, undefined]);
  });

  it('of a month asks page after page, and holds one part of it', async () => {
    const total = 5600;
    const content = contentOf(answers);
    const contentFetch = async (request: Request) => {
      const url = new URL(request.url);
      const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
      const count = Math.max(0, Math.min(limit ?? 0, total - (offset ?? 0)));
      const items = Array.from({ length: count }, (_, index) => feedWire(`s-${(offset ?? 0) + index}`));
      return Response.json({ data: listWire(items, total) });
    };
    const { get } = siteOf(content, { contentFetch });
    const addresses = async (path: string) => textsOf(await (await get(path)).text(), 'loc');
    const [first, second] = [
      await addresses('/sitemaps/articles-2026-11.xml'),
      await addresses('/sitemaps/articles-2026-11-2.xml'),
    ];
    expect([first.length, second.length]).toEqual([5000, 600]);
    expect(new Set([...first, ...second]).size).toBe(total);
    expect((await get('/sitemaps/articles-2026-11-3.xml')).status).toBe(404);
  });

  it('shows the key of IndexNow only where one is set', async () => {
    const key = '0a1b2c3d4e5f';
    const { get } = siteOf(contentOf(answers), { indexNowKey: key });
    expect(await (await get(`/${key}.txt`)).text()).toBe(key);
    expect((await get('/another-key.txt')).status).toBe(404);
    expect((await siteOf(contentOf(answers)).get('/undefined.txt')).status).toBe(404);
  });

  it('is not for search engines in development', async () => {
    const { get } = siteOf(contentOf(answers), { development: true });
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });
});
