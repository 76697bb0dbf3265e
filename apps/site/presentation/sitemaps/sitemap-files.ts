/** What each XML sitemap holds: asked for from the content service, written by the library. */
import {
  type MappedStory,
  mappedPagesCodec,
  mappedStoriesCodec,
  STORY_PLURALS,
  sitemapIndexCodec,
} from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { brands, DEFAULT_BRAND } from '../../base/brands.ts';
import type { ContentClient } from '../../content-api/client.ts';
import { wholeAddress } from '../feeds/entry.ts';
import type { FeedSite } from '../feeds/feed-site.ts';
import type { WrittenFile } from '../written-file.ts';
import { modifiedAt, newsItem, storyItem } from './sitemap-item.ts';
import { type MonthMap, monthPath, PART_SIZE, pagesPath, partsOf, type SitemapName } from './sitemap-name.ts';
import { SITEMAP_TYPE, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';
import { standingPaths } from './standing-pages.ts';

/** As many as the content service gives at once. */
const AT_ONCE = 1000;
const PUBLICATION = brands[DEFAULT_BRAND].name;

interface MapAsk {
  slug: string;
  year?: number;
  month?: number;
}

/** Throws where there is nothing of the name. */
export function createSitemapFiles(site: FeedSite, content: ContentClient) {
  const { siteUrl } = site;
  const mapped = (params: MapAsk, offset: number) =>
    content.get('wholeSitemap', mappedStoriesCodec, { params: { ...params }, query: { offset } });
  const mappedPages = (offset: number, limit = AT_ONCE) =>
    content.get('wholeSitemap', mappedPagesCodec, { params: { slug: 'pages' }, query: { offset, limit } });

  async function index(): Promise<WrittenFile> {
    const [pagesTotal, ...months] = await Promise.all([pagesCount(), ...STORY_PLURALS.map(monthsOf)]);
    const paths = [
      ...['news', 'images', 'videos'].map((name) => `/sitemaps/${name}.xml`),
      ...partsOf(Math.max(1, pagesTotal)).map(pagesPath),
      ...months.flat().map(monthPath),
    ];
    const text = await writeSitemapIndex(paths.map((path) => wholeAddress(path, siteUrl)));
    return { type: SITEMAP_TYPE, text };
  }

  async function pagesCount(): Promise<number> {
    return (await mappedPages(0, 1)).paging.total;
  }

  async function monthsOf(map: MonthMap['map']): Promise<MonthMap[]> {
    const { items } = await content.get('sitemapIndex', sitemapIndexCodec, { params: { slug: map } });
    return items.flatMap(({ year, month, count }) => partsOf(count).map((part) => ({ map, year, month, part })));
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

  async function pages(part: number): Promise<WrittenFile> {
    const listed = await allOf(mappedPages, part);
    const paths = [...(part === 1 ? standingPaths() : []), ...listed.map(({ url }) => url)];
    if (paths.length === 0) throw notFound();
    const items = paths.map((path) => ({ url: wholeAddress(path, siteUrl) }));
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

const newest = (stories: readonly MappedStory[]): number | undefined =>
  stories.length > 0 ? Math.max(...stories.map(modifiedAt)) : undefined;
