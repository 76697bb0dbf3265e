import { createContentService } from '@masthead/content';
import { testImages } from '@masthead/image-url/testing';
import { INDEX_FORMS, STORY_KINDS, STORY_PLURALS, type StoryKind, storyKinds } from '@masthead/model';
import { createErrorReporter, createLogger, frozenClock } from '@masthead/runtime';
import { doorAddresses, isDoorName, pathTo } from '@masthead/urls';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSite } from '../apps/site/server/site.ts';
import {
  headOf,
  listedKind,
  type Tag,
  type Thing,
  tagsIn,
  thingsIn,
} from '../apps/site/server/testing/parsed-document.ts';
import { signedOrder } from '../apps/site/server/testing/picture-addresses.ts';
import { missingFields } from '../apps/site/server/testing/search-engine-fields.ts';
import { NOW, openDemo, temporaryMedia } from '../services/content/src/testing/newsroom.ts';
import { createMetrics } from './metrics.ts';
import { ownCopies, suiteEnd } from './testing/site-on-demo.ts';

/** The heads of the whole demo newsroom, as a crawler gets them: every story, and one page of everything around them. */
const SITE_URL = 'https://masthead.example';
const DOORS = Object.keys(doorAddresses).filter(isDoorName);
const AROUND = [
  '/',
  '/2/',
  '/topics/phones/',
  '/topics/phones/2/',
  '/roadshow/auto/',
  ...DOORS.map((name) => pathTo(name, {})),
  ...INDEX_FORMS.filter((form) => !isDoorName(form)).map((form) => pathTo(form, {})),
  '/features/2/',
  '/features/',
  '/how-to/',
  '/ai-atlas/',
  '/zero/',
  '/tags/halo/',
  '/collections/money-basics/',
  '/feature/moon-week/',
  '/pictures/a-desk-that-works/2/',
  '/products/greave-wide-34/',
  '/profiles/inesokafor/',
  '/about/',
  '/awards/',
  '/voices/',
  '/newsletters/',
  '/shopping/',
  '/provider-reviews/',
  '/sitemaps/',
  '/sitemaps/articles/',
  '/sitemaps/articles/2026/',
  '/search/',
  '/user/settings/',
];

interface Page {
  path: string;
  title: string;
  tags: Tag[];
  things: Thing[];
  /** What its body links to: addresses, each with its words. */
  links: { href: string; words: string }[];
}

const warnings: string[] = [];
const atEnd = suiteEnd();
const pages: Page[] = [];
/** Pages whose second document, for which parts of the first were kept, is another one. */
const differsWhenMadeAgain: string[] = [];
const withoutNonce = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, '');
/** The addresses of all stories by their kind. */
const mapped = new Map<string, string[]>();

beforeAll(async () => {
  const quiet = createLogger({ level: 'silent' });
  const clock = frozenClock(NOW);
  const reporter = createErrorReporter({ logger: quiet });
  const database = await openDemo(ownCopies(atEnd));
  const { media, remove } = temporaryMedia();
  const content = await createContentService({ database, media, siteKey: 'cnet', logger: quiet, reporter, clock });
  atEnd(async () => {
    await content.close();
    remove();
  });
  const site = createSite({
    contentFetch: (request) => content.fetch(request),
    contentBaseUrl: 'http://content.internal',
    siteUrl: SITE_URL,
    siteKey: 'cnet',
    images: testImages,
    development: false,
    version: 'v1',
    assets: () => ({ tags: '', styles: [], entry: '' }),
    logger: createLogger({ level: 'warn', destination: { write: (line) => warnings.push(line) } }),
    clock,
    reporter,
    metrics: createMetrics(),
    pageCacheBytes: 0,
    // Outside of every experiment: pages do not differ by chance.
    random: () => 0,
  });

  for (const plural of STORY_PLURALS)
    mapped.set(plural, await addressesOf(plural, (request) => content.fetch(request)));
  for (const path of [...AROUND, ...[...mapped.values()].flat()]) {
    const response = await site.fetch(new Request(SITE_URL + path));
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    const html = await response.text();
    pages.push(pageOf(path, html));
    const again = await site.fetch(new Request(SITE_URL + path));
    if (withoutNonce(await again.text()) !== withoutNonce(html)) differsWhenMadeAgain.push(path);
  }
}, 180_000);

const map = z.object({ data: z.object({ items: z.array(z.object({ url: z.string() })) }) });

async function addressesOf(name: string, ask: (request: Request) => Promise<Response>): Promise<string[]> {
  const url = `http://content.internal/api/neutron/sitemaps/cnet/${name}/web?limit=500`;
  const { data } = map.parse(await (await ask(new Request(url))).json());
  return data.items.map((item) => item.url);
}

function pageOf(path: string, html: string): Page {
  const tags = tagsIn(headOf(html));
  const links = Array.from(html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/g), ([, href = '', words = '']) => ({
    href,
    words: words.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  }));
  const title = tags.find(({ name }) => name === 'title')?.text ?? '';
  return { path, tags, title, things: thingsIn(headOf(html)), links };
}

it('every page that is made again is the same document', () => {
  expect(pages.length).toBeGreaterThan(150);
  expect(differsWhenMadeAgain).toEqual([]);
});

const trail = z.object({ itemListElement: z.array(z.object({ item: z.string() })) });

const typesOf = ({ things }: Page): string[] => things.map((thing) => thing['@type']);

describe('of all pages', () => {
  it('no title is longer than search engines have room for', () => {
    expect(pages.map(({ title }) => title).filter(({ length }) => length === 0 || length > 70)).toEqual([]);
  });

  it('no two have one title', () => {
    const byTitle = Map.groupBy(pages, ({ title }) => title);
    const shared = [...byTitle].filter(([, group]) => group.length > 1);
    expect(shared.map(([title, group]) => [title, ...group.map(({ path }) => path)])).toEqual([]);
  });

  it('no two of one listing have one description', () => {
    const said = ({ tags }: Page) =>
      tags.find(({ attributes }) => attributes.name === 'description')?.attributes.content;
    const numbered = pages.filter(({ path }) => /\/\d+\/$/.test(path) && !path.startsWith('/sitemaps/'));
    const same = numbered.filter((page) => {
      const first = pages.find(({ path }) => path === page.path.replace(/\d+\/$/, ''));
      return first && said(first) === said(page);
    });
    expect(numbered.length).toBeGreaterThan(3);
    expect(same.map(({ path }) => path)).toEqual([]);
  });

  it('none has two tags of one kind, but for the tags and the authors of a story', () => {
    const twice = pages.filter(({ tags }) => new Set(tags.map(listedKind)).size < tags.length);
    expect(twice.map(({ path }) => path)).toEqual([]);
  });

  it('each is its own canonical page', () => {
    const canonical = ({ tags }: Page) =>
      tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
    expect(pages.filter((page) => canonical(page) !== SITE_URL + page.path).map(({ path }) => path)).toEqual([]);
  });

  it('each is shared with a signed picture in the shape of its kind, or with the logo', () => {
    const said = ({ tags }: Page, property: string) =>
      tags.find(({ attributes }) => attributes.property === property)?.attributes.content ?? '';
    const pictured = pages.filter((page) => !said(page, 'og:image').endsWith('/logo-masthead.png'));
    expect(pictured.length).toBeGreaterThan(100);
    const shapes = pictured.map((page) => {
      const { width, height } = signedOrder(said(page, 'og:image'));
      return `${said(page, 'og:type') === 'profile' ? 'a person' : 'a page'}: ${width}x${height}`;
    });
    expect(new Set(shapes)).toEqual(new Set(['a page: 1200x675', 'a person: 1200x1200']));
    const unsized = pictured.filter(
      (page) => !Number(said(page, 'og:image:width')) || !Number(said(page, 'og:image:height')),
    );
    expect(unsized.map(({ path }) => path)).toEqual([]);
  });

  it('each is described with all that search engines need, and nothing could not be', () => {
    const lacking = pages.flatMap(({ path, things }) => missingFields(things).map((field) => `${path} ${field}`));
    expect(lacking).toEqual([]);
    expect(warnings.filter((line) => line.includes('Structured data'))).toEqual([]);
  });
});

it('the way to a page goes over none twice', () => {
  const crumbs = pages.flatMap(({ path, things }) =>
    things.flatMap((thing) => (thing['@type'] === 'BreadcrumbList' ? [{ path, ...trail.parse(thing) }] : [])),
  );
  const twice = crumbs.filter(({ itemListElement: list }) => new Set(list.map(({ item }) => item)).size < list.length);
  expect(crumbs.some(({ path }) => path.startsWith('/roadshow/'))).toBe(true);
  expect(twice.map(({ path }) => path)).toEqual([]);
});

it('every tag of every story has a page that the story leads to, or is a topic that it leads to; unless it is paid for', () => {
  const isTag = ({ href }: { href: string }) => href.startsWith('/tags/');
  expect(pages.flatMap(({ links }) => links.filter(isTag).map(({ href }) => href))).toContain('/tags/halo/');
  const lacking = pages.filter(({ path, tags, links }) => {
    if (path.startsWith('/paid-content/')) return links.some(isTag);
    const named = tags.filter(({ attributes }) => attributes.property === 'article:tag');
    const words = new Set(links.map((link) => link.words.toLowerCase()));
    return named.some(({ attributes }) => !words.has(attributes.content?.toLowerCase() ?? ''));
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

it.each([
  ['/roadshow/auto/', '/rss/topics/auto/'],
  ['/reviews/', '/rss/reviews/'],
  ['/deals/', '/rss/deals/'],
  ['/podcasts/', '/rss/podcasts/'],
  ['/features/', '/rss/'],
])('%s leads to the feed %s', (path, feed) => {
  const tags = pages.find((page) => page.path === path)?.tags ?? [];
  const feeds = tags.filter(({ attributes }) => attributes.type === 'application/rss+xml');
  expect(feeds.map(({ attributes }) => attributes.href)).toEqual([SITE_URL + feed]);
});

it.each([
  ['/search/', 'noindex'],
  ['/user/settings/', 'noindex'],
  ['/about/', 'max-image-preview:large'],
])('%s tells robots: %s', (path, content) => {
  const robots = pages
    .find((page) => page.path === path)
    ?.tags.filter(({ attributes }) => attributes.name === 'robots');
  expect(robots?.map(({ attributes }) => attributes.content)).toEqual([content]);
});

it.each([
  ['/', 'WebSite'],
  ['/reviews/', 'BreadcrumbList'],
  ['/reviews/', 'ItemList'],
  ['/products/greave-wide-34/', 'Product'],
  ['/profiles/inesokafor/', 'ProfilePage'],
])('%s is described as %s', (path, type) => {
  const page = pages.find((each) => each.path === path);
  expect(page && typesOf(page)).toContain(type);
});

/** What a story of each kind is to search engines: a kind without a word here does not compile. */
const DESCRIBED: Readonly<Record<StoryKind, string>> = {
  article: 'NewsArticle',
  review: 'Review',
  gallery: 'ImageGallery',
  video: 'VideoObject',
  podcast: 'PodcastEpisode',
  live: 'LiveBlogPosting',
};

it.each(STORY_KINDS)('stories of the kind %s are there, and described as what they are', (kind) => {
  const paths = mapped.get(storyKinds[kind].plural) ?? [];
  const described = pages.filter((page) => paths.includes(page.path) && typesOf(page).includes(DESCRIBED[kind]));
  expect(described.map(({ path }) => path)).not.toEqual([]);
});

it.each(['AdvertiserContentArticle', 'FAQPage', 'HowTo', 'ItemList'])(
  'the newsroom has a page that is described as %s',
  (type) => {
    expect(pages.some((page) => typesOf(page).includes(type))).toBe(true);
  },
);
