/** Feeds and sitemaps of the demo newsroom, as machines get them: the real service, the real site, every file checked by its schema. */

import type { ContentSchema } from '@masthead/content';
import { testImages } from '@masthead/image-url/testing';
import { createErrorReporter, frozenClock, localRateLimits } from '@masthead/runtime';
import { type Database, openDatabase } from '@masthead/storage';
import { filledDatabase, silentLogger } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMatcher } from '../apps/site/routes/match.ts';
import { createSite, type Site } from '../apps/site/server/site.ts';
import { faultsOf, textsOf } from '../apps/site/server/testing/check-xml.ts';
import { signedOrder } from '../apps/site/server/testing/picture-addresses.ts';
import { createApp, createDecisions, createSearchMisses } from '../services/content/src/testing/index.ts';
import { NO_MAIL, NOW, openDemo, storeOf, temporaryMedia } from '../services/content/src/testing/newsroom.ts';

const SITE_URL = 'https://www.masthead.example';
const SECTIONS = [
  'news',
  'reviews',
  'how-to',
  'deals',
  'videos',
  'pictures',
  'roadshow',
  'tech',
  'home',
  'personal-finance',
  'health',
  'science',
  'culture',
];
const RSS = [
  '/rss/',
  ...SECTIONS.map((name) => `/rss/${name}/`),
  '/rss/topics/phones/',
  '/rss/authors/inesokafor/',
  '/partner-feed/harbour-wire/',
  '/partner-feed/kilometre-club/',
];
const MAPS: Readonly<Record<string, string>> = {
  articles: 'content_article',
  reviews: 'content_review',
  galleries: 'content_gallery',
  videos: 'content_video',
  live: 'content_updating_story',
};

let database: Database<ContentSchema>;
let site: Site;
const cleanups: (() => Promise<void>)[] = [];

beforeAll(async () => {
  // What the engines do differently is the content service's own concern, and tested there.
  database = await openDemo({
    engine: 'sqlite',
    open: () => Promise.reject(new Error('Only the demo is opened here')),
    async openFilled<Schema>(name: string, fill: (empty: Database<Schema>) => Promise<void>) {
      const { config, remove } = await filledDatabase('sqlite', name, fill);
      const opened = await openDatabase<Schema>(config);
      cleanups.push(() => opened.close(), remove);
      return opened;
    },
  });
  site = siteOn(database);
});
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

function siteOn(content: Database<ContentSchema>): Site {
  const clock = frozenClock(NOW);
  const reporter = createErrorReporter({ logger: silentLogger });
  const { media } = temporaryMedia();
  const app = createApp({
    database: storeOf(content),
    media,
    clock,
    limits: localRateLimits(clock),
    siteKey: 'masthead',
    reporter,
    decisions: createDecisions({ database: storeOf(content), now: clock.now, logger: silentLogger }),
    misses: createSearchMisses({ database: storeOf(content), clock, logger: silentLogger }),
    jobs: { read: async () => [] },
    mail: NO_MAIL,
    readersOf: () => 0,
  });
  const metrics = {
    request: () => {},
    render: () => {},
    pageCache: () => {},
    pageCacheHeard: () => {},
    pageCacheDropped: () => {},
    pageCacheHolds: () => {},
  };
  return createSite({
    contentFetch: async (request) => app.fetch(request),
    contentBaseUrl: 'http://content.internal',
    siteUrl: SITE_URL,
    siteKey: 'masthead',
    images: testImages,
    development: false,
    version: 'v1',
    assets: () => ({ tags: '', styles: [], entry: '' }),
    logger: silentLogger,
    clock,
    reporter,
    metrics,
    pageCacheBytes: 0,
  });
}

async function get(path: string): Promise<string> {
  const response = await site.fetch(new Request(new URL(path, SITE_URL)));
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** Addresses of this site, as paths. */
const pathsOf = (addresses: readonly string[]): string[] =>
  addresses.map((address) => {
    expect(address.startsWith(`${SITE_URL}/`)).toBe(true);
    return address.slice(SITE_URL.length);
  });

const match = createMatcher();

/** Each is the address of a page as it is: with its slash, and not one that is kept from search engines. */
function expectPages(addresses: readonly string[]): void {
  for (const path of pathsOf(addresses)) {
    const { route, params } = match(path) ?? {};
    expect([path, route?.meta.noIndex, route?.meta.validate?.(params ?? {}) ?? route !== undefined]).toEqual([
      path,
      undefined,
      true,
    ]);
  }
}

const stories = () =>
  database.db.selectFrom('stories').select(['slug', 'type_name', 'no_index', 'section', 'published_at']).execute();

describe('RSS', () => {
  it.each(RSS)('%s is valid, and has up to 25 whole stories at their final addresses', async (path) => {
    const xml = await get(path);
    expect(await faultsOf(xml, 'rss')).toEqual([]);
    const items = [...xml.matchAll(/<item>.*?<\/item>/gs)].map(([item]) => item);
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(25);
    for (const item of items) {
      for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded'])
        expect([name, textsOf(item, name).length]).toEqual([name, 1]);
      expect(textsOf(item, 'dc:creator').length).toBeGreaterThan(0);
      expect(textsOf(item, 'category').length).toBeGreaterThan(0);
      expect(item).toMatch(/<enclosure [^>]*url="https:/);
      expect(item).toMatch(/<media:content url="https:/);
      expect(textsOf(item, 'content:encoded')[0]).not.toMatch(/shortcode|(href|src)="\//);
    }
    expectPages(items.flatMap((item) => textsOf(item, 'link')));
  });

  it('of everything has the 25 newest that are read, then the next', async () => {
    const newest = await database.db
      .selectFrom('listing_entries')
      .innerJoin('stories', 'id', 'story_id')
      .select('headline')
      .where('listing', '=', 'river')
      .orderBy('place', 'desc')
      .limit(50)
      .execute();
    const parts = [await get('/rss/'), await get('/rss/?offset=25&limit=25')];
    const titles = parts.flatMap((xml) =>
      [...xml.matchAll(/<item>.*?<\/item>/gs)].flatMap(([item]) => textsOf(item, 'title')),
    );
    expect(titles).toEqual(newest.map(({ headline }) => headline));
  });
});

describe('JSON', () => {
  it.each([
    '/rss/feed.json',
    '/rss/videos/feed.json',
    '/rss/authors/inesokafor/feed.json',
    '/partner-feed/pocket-lounge/',
  ])('%s is a JSON Feed with whole stories', async (path) => {
    const feed = z
      .object({
        version: z.literal('https://jsonfeed.org/version/1.1'),
        title: z.string().min(1),
        items: z
          .array(
            z.object({
              id: z.string().min(1),
              url: z.url(),
              content_html: z.string().min(1),
              authors: z.array(z.object({ name: z.string().min(1), url: z.url() })).min(1),
              attachments: z.array(z.object({ url: z.url(), mime_type: z.string() })).min(1),
            }),
          )
          .min(1)
          .max(25),
      })
      .parse(JSON.parse(await get(path)));
    expectPages(feed.items.map(({ url }) => url));
    expectPages(feed.items.flatMap(({ authors }) => authors.map(({ url }) => url)));
  });

  it('under /apple-news/ leads to a document for each story, with every required field', async () => {
    const { documents } = z
      .object({
        documents: z.array(z.object({ identifier: z.string(), url: z.url(), canonicalURL: z.url() })).length(25),
      })
      .parse(JSON.parse(await get('/apple-news/')));
    expectPages(documents.map(({ canonicalURL }) => canonicalURL));
    for (const { identifier, url, canonicalURL } of documents) {
      const document = z
        .object({
          version: z.string(),
          identifier: z.string().max(64),
          title: z.string().min(1),
          language: z.literal('en-US'),
          layout: z.object({ columns: z.number(), width: z.number() }),
          components: z.array(z.looseObject({ role: z.string() })).min(4),
          componentTextStyles: z.looseObject({ default: z.object({}) }),
          metadata: z.object({
            canonicalURL: z.url(),
            datePublished: z.iso.datetime(),
            authors: z.array(z.string()).min(1),
          }),
        })
        .parse(JSON.parse(await get(url.slice(SITE_URL.length))));
      expect([document.identifier, document.metadata.canonicalURL]).toEqual([identifier, canonicalURL]);
      const roles = document.components.map(({ role }) => role);
      expect(roles.slice(0, 4)).toEqual(['title', 'intro', 'byline', expect.stringMatching(/^(photo|video)$/)]);
      expect(roles).toContain('body');
    }
  });
});

describe('the sitemaps', () => {
  const filesOf = async () => pathsOf(textsOf(await get('/sitemaps/index.xml'), 'loc'));

  it('are an index of files that are there, each as its schema says', async () => {
    const index = await get('/sitemaps/index.xml');
    expect(await faultsOf(index, 'index')).toEqual([]);
    const files = pathsOf(textsOf(index, 'loc'));
    expect(new Set(files).size).toBe(files.length);
    expect(await faultsOf(await Promise.all(files.map(get)), 'sitemap')).toEqual([]);
  });

  it('have every story that search engines may know in the month it appeared, once, and no other', async () => {
    for (const [map, typeName] of Object.entries(MAPS)) {
      const files = (await filesOf()).filter((file) => file.startsWith(`/sitemaps/${map}-`));
      const found: [string, string][] = [];
      for (const file of files) {
        const addresses = textsOf(await get(file), 'loc');
        expectPages(addresses);
        found.push(...addresses.map((address): [string, string] => [file, address]));
      }
      const expected = (await stories()).filter((story) => story.type_name === typeName && story.no_index === 0);
      expect(found).toHaveLength(expected.length);
      for (const { slug, published_at } of expected) {
        const [file] = found.find(([, address]) => new RegExp(`/${slug}(-review|-preview)?/$`).test(address)) ?? [];
        expect([slug, file]).toEqual([
          slug,
          `/sitemaps/${map}-${new Date(published_at).toISOString().slice(0, 7)}.xml`,
        ]);
      }
    }
  });

  it('lose a story that search engines may not know any more', async () => {
    const { id, slug } = await database.db
      .selectFrom('stories')
      .innerJoin('listing_entries', 'story_id', 'id')
      .select(['id', 'slug'])
      .where('listing', '=', 'sitemap:content_article')
      .orderBy('place', 'desc')
      .executeTakeFirstOrThrow();
    const files = ['/sitemaps/articles-2026-11.xml', '/sitemaps/news.xml', '/sitemaps/images.xml'];
    for (const file of files) expect([file, (await get(file)).includes(`/${slug}/`)]).toEqual([file, true]);
    const entry = database.db.selectFrom('listing_entries').selectAll().where('story_id', '=', id);
    const entries = await entry.where('listing', '=', 'sitemap:content_article').execute();
    await database.db
      .deleteFrom('listing_entries')
      .where('story_id', '=', id)
      .where('listing', '=', 'sitemap:content_article')
      .execute();
    site.changes.missed();
    for (const file of files) expect([file, (await get(file)).includes(`/${slug}/`)]).toEqual([file, false]);
    await database.db.insertInto('listing_entries').values(entries).execute();
    site.changes.missed();
  });

  it('have as news what is at most two days old and was not paid for', async () => {
    const news = (await stories()).filter(
      ({ type_name, published_at, section, no_index }) =>
        ['content_article', 'content_review', 'content_updating_story'].includes(type_name) &&
        published_at >= NOW - 48 * 3_600_000 &&
        section !== 'commercial' &&
        no_index === 0,
    );
    const xml = await get('/sitemaps/news.xml');
    expect(textsOf(xml, 'loc')).toHaveLength(news.length);
    expect(textsOf(xml, 'news:title')).toHaveLength(news.length);
    const dates = textsOf(xml, 'news:publication_date').map((date) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

  it('have pages of subjects, collections and people, and none that is hidden', async () => {
    const addresses = textsOf(await get('/sitemaps/pages.xml'), 'loc');
    expectPages(addresses);
    const paths = pathsOf(addresses);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of [
      '/',
      '/topics/phones/',
      '/roadshow/auto/',
      '/collections/repair-files/',
      '/profiles/inesokafor/',
    ])
      expect(paths).toContain(path);
    // The collection that only the newsroom sees.
    expect(paths).not.toContain('/collections/hv/');
    expect(paths.filter((path) => /_hidden|search|user|demo|preview/.test(path))).toEqual([]);
  });

  it('have the files and stills of videos, and the pictures of galleries', async () => {
    const videos = await get('/sitemaps/videos.xml');
    const count = (await stories()).filter(({ type_name }) => type_name === 'content_video').length;
    expect(textsOf(videos, 'video:content_loc')).toHaveLength(count);
    const pictures = textsOf(await get('/sitemaps/images.xml'), 'image:loc');
    expect(pictures.length).toBeGreaterThan(100);
    const stills = textsOf(videos, 'video:thumbnail_loc');
    expect(stills).toHaveLength(count);
    for (const address of [...pictures, ...stills]) {
      expect(address.startsWith(`${SITE_URL}/a/img/resize/`)).toBe(true);
      // Of a moving picture its first frame.
      const way = address.includes('.gif?') ? { frame: 1 } : { auto: 'webp' };
      expect(signedOrder(address)).toEqual({ width: 1920, fit: 'bounds', ...way });
    }
  });
});
