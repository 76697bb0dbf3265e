/** What each XML sitemap holds: asked for from the content service, written by the library. */
import { type MappedStory, STORY_KINDS, type StoryKind, storyKinds } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { brands, DEFAULT_BRAND } from '../../base/brands.ts';
import type { ContentClient } from '../../content-api/client.ts';
import { wholeAddress } from '../feeds/entry.ts';
import type { FeedSite } from '../feeds/feed-site.ts';
import type { WrittenFile } from '../written-file.ts';
import { lastmodOf, modifiedAt, newsItem, storyItem } from './sitemap-item.ts';
import { type MonthMap, monthPath, PART_SIZE, pagesPath, partsOf, type SitemapName } from './sitemap-name.ts';
import { type MappedFile, SITEMAP_TYPE, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';
import { standingPages } from './standing-pages.ts';

/** As many as the content service gives at once. */
const AT_ONCE = 1000;
const PUBLICATION = brands[DEFAULT_BRAND].name;

/** What the map of news holds. */
const NEWS_KINDS: readonly StoryKind[] = ['article', 'review', 'live'];

interface DatedMonth extends MonthMap {
  kind: StoryKind;
  /** When the last of its stories changed, where that is known. */
  modifiedAt: number | undefined;
}

interface MapAsk {
  slug: string;
  year?: number;
  month?: number;
}

/** Throws where there is nothing of the name. */
export function createSitemapFiles(site: FeedSite, content: ContentClient) {
  const { siteUrl } = site;
  const mapped = (params: MapAsk, offset: number) =>
    content.get('wholeSitemap', { params: { ...params }, query: { offset } });
  const mappedPages = (offset: number, limit = AT_ONCE) => content.get('pagesSitemap', { query: { offset, limit } });

  async function index(): Promise<WrittenFile> {
    const [pagesTotal, months] = await Promise.all([pagesCount(), allMonths()]);
    const parts = partsOf(Math.max(1, pagesTotal));
    const pageDates = await Promise.all(parts.map(async (part) => latest((await pageItems(part)).map(dateOf))));
    const files = [
      { path: '/sitemaps/news.xml', at: latestOf(months, NEWS_KINDS) },
      { path: '/sitemaps/images.xml', at: latestOf(months, STORY_KINDS) },
      { path: '/sitemaps/videos.xml', at: latestOf(months, ['video']) },
      ...parts.map((part, position) => ({ path: pagesPath(part), at: pageDates[position] })),
      ...months.map((each) => ({ path: monthPath(each), at: each.modifiedAt })),
    ];
    const text = await writeSitemapIndex(
      files.map(({ path, at }) => ({ url: wholeAddress(path, siteUrl), ...lastmodOf(at) })),
    );
    return { type: SITEMAP_TYPE, text };
  }

  async function pagesCount(): Promise<number> {
    return (await mappedPages(0, 1)).paging.total;
  }

  const allMonths = async (): Promise<DatedMonth[]> => (await Promise.all(STORY_KINDS.map(monthsOf))).flat();

  async function monthsOf(kind: StoryKind): Promise<DatedMonth[]> {
    const map = storyKinds[kind].plural;
    const asked = { params: { slug: map }, query: { dates: true } };
    const { items } = await content.get('sitemapIndex', asked);
    return items.flatMap(({ year, month, count, dateModified }) =>
      partsOf(count).map((part) => ({ kind, map, year, month, part, modifiedAt: instantOf(dateModified) })),
    );
  }

  async function month({ map: slug, year, month, part }: MonthMap): Promise<WrittenFile> {
    const stories = await allOf((offset) => mapped({ slug, year, month }, offset), part);
    if (stories.length === 0) throw notFound();
    return storiesFile(stories);
  }

  async function storiesFile(stories: readonly MappedStory[]): Promise<WrittenFile> {
    const items = stories.map((story) => storyItem(story, site));
    return { type: SITEMAP_TYPE, text: await writeSitemap(items, ['image', 'video']), modifiedAt: newest(stories) };
  }

  /** The newest that have what the map is about, for engines that look often; the months have all. */
  async function images(): Promise<WrittenFile> {
    const { items } = await mapped({ slug: 'latest' }, 0);
    return storiesFile(items.filter(({ media }) => media.pictures.length > 0));
  }

  async function videos(): Promise<WrittenFile> {
    const { items } = await mapped({ slug: 'videos' }, 0);
    return storiesFile(items.filter(({ media }) => media.video));
  }

  async function news(): Promise<WrittenFile> {
    const { items } = await mapped({ slug: 'news' }, 0);
    const text = await writeSitemap(
      items.map((story) => newsItem(story, siteUrl, PUBLICATION)),
      ['news'],
    );
    return { type: SITEMAP_TYPE, text, modifiedAt: newest(items) };
  }

  async function pageItems(part: number): Promise<MappedFile[]> {
    const [listed, months] = await Promise.all([allOf(mappedPages, part), part === 1 ? allMonths() : []]);
    const standing = part === 1 ? standingPages() : [];
    const dated = [
      ...standing.map(({ path, kinds }) => ({ path, at: latestOf(months, kinds) })),
      ...listed.map(({ url, dateModified }) => ({ path: url, at: instantOf(dateModified) })),
    ];
    return dated.map(({ path, at }) => ({ url: wholeAddress(path, siteUrl), ...lastmodOf(at) }));
  }

  async function pages(part: number): Promise<WrittenFile> {
    const items = await pageItems(part);
    if (items.length === 0) throw notFound();
    return { type: SITEMAP_TYPE, text: await writeSitemap(items, []) };
  }

  const fixed = { index, news, images, videos };
  return (name: SitemapName): Promise<WrittenFile> => {
    if (name.kind === 'month') return month(name);
    return name.kind === 'pages' ? pages(name.part) : fixed[name.kind]();
  };
}

interface Page<Item> {
  items: Item[];
  paging: { total: number };
}

/** Everything of one part of a map, page after page. */
async function allOf<Item>(pageAt: (offset: number) => Promise<Page<Item>>, part: number): Promise<Item[]> {
  const found: Item[] = [];
  const start = (part - 1) * PART_SIZE;
  for (let offset = start; offset < start + PART_SIZE; offset += AT_ONCE) {
    const { items, paging } = await pageAt(offset);
    found.push(...items);
    if (offset + AT_ONCE >= paging.total) break;
  }
  return found;
}

const instantOf = (date: string | undefined): number | undefined => (date === undefined ? undefined : Date.parse(date));
const dateOf = ({ lastmod }: MappedFile): number | undefined => instantOf(lastmod);

function latest(instants: readonly (number | undefined)[]): number | undefined {
  const known = instants.filter((instant) => instant !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

const latestOf = (months: readonly DatedMonth[], kinds: readonly StoryKind[]): number | undefined =>
  latest(months.filter(({ kind }) => kinds.includes(kind)).map(({ modifiedAt: at }) => at));

const newest = (stories: readonly MappedStory[]): number | undefined =>
  stories.length > 0 ? Math.max(...stories.map(modifiedAt)) : undefined;
