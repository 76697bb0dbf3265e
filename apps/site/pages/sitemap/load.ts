/** The site map for readers and crawlers: every story can be reached from it, by kind, year and page. */
import {
  pageCount,
  type SitemapIndex,
  STORY_KINDS,
  type StoryKind,
  storyKindOfPlural,
  storyKinds,
} from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import type { Link } from '../../base/link.ts';
import type { MapOfYears } from '../../components/sitemap/MapIndex.tsx';
import { type Elsewhere, type Load, type LoadContext, type Loaded, storyTags } from '../load.ts';
import { sitemapHead } from './head.ts';

const PAGE_SIZE = 100;
/** What the content service takes: nothing was published before, and nobody has published more. */
const FIRST_YEAR = 1970;
const MOST_PAGES = 100_000;

export const loadSitemap: Load<'sitemap'> = async (context) => {
  const { slug } = context.params;
  if (slug === undefined) return loadIndex(context);
  const kind = storyKindOfPlural(slug);
  if (!kind) throw notFound();
  return loadMap(context, kind);
};

/** Changes when a story of the kind is published or taken away. */
const tagOf = (kind: StoryKind): string => `listing:sitemap:${storyKinds[kind].typeName}`;

async function loadIndex({ content }: LoadContext): Promise<Loaded<'sitemap'>> {
  const maps = await Promise.all(
    STORY_KINDS.map(async (kind) => mapOfYears(kind, await content.get('sitemapIndex', askFor(kind)))),
  );
  const filled = maps.filter(({ years }) => years.length > 0);
  return {
    content: { page: 'sitemap', data: { kind: 'index', maps: filled } },
    head: sitemapHead(),
    tags: STORY_KINDS.map(tagOf),
  };
}

const askFor = (kind: StoryKind) => ({ params: { slug: storyKinds[kind].plural } });

function mapOfYears(kind: StoryKind, { items }: SitemapIndex): MapOfYears {
  const { plural: slug, label } = storyKinds[kind];
  const byYear = Map.groupBy(items, ({ year }) => year);
  const years = [...byYear].map(([year, months]) => ({
    label: String(year),
    href: pathTo('sitemap', { slug, year: String(year) }),
    count: months.reduce((sum, { count }) => sum + count, 0),
  }));
  return { label, href: pathTo('sitemap', { slug }), years };
}

async function loadMap(context: LoadContext, kind: StoryKind): Promise<Loaded<'sitemap'> | Elsewhere> {
  const { year, pageNumber = '1' } = context.params;
  const { plural: slug, label } = storyKinds[kind];
  const page = Number(pageNumber);
  const address = pathTo('sitemap', { slug, year, pageNumber: String(page) });
  if (context.url.pathname !== address) return { redirect: address };
  if (page < 1 || page > MOST_PAGES || (year !== undefined && Number(year) < FIRST_YEAR)) throw notFound();
  const [map, index] = await Promise.all([
    context.content.get('sitemap', {
      params: { slug, year },
      query: { limit: PAGE_SIZE, offset: page > 1 ? (page - 1) * PAGE_SIZE : null },
    }),
    context.content.get('sitemapIndex', askFor(kind)),
  ]);
  const pages = pageCount(map.paging);
  if (map.items.length === 0) throw notFound();
  const path = pathTo('sitemap', { slug, year });
  return {
    content: {
      page: 'sitemap',
      data: {
        kind: 'map',
        title: year === undefined ? label : `${label}, ${year}`,
        up: { label: 'All kinds of stories', href: pathTo('sitemaps', {}) },
        years: otherYears(mapOfYears(kind, index), path),
        entries: map.items.map(({ title, url }): Link => ({ label: title, href: url })),
        page,
        pageCount: pages,
        baseHref: path,
      },
    },
    head: sitemapHead({ name: label, year, path, page, pageCount: pages }),
    tags: [tagOf(kind), ...storyTags(map.items)],
  };
}

/** The whole map is the way to every other year. */
const otherYears = ({ href, years }: MapOfYears, path: string): Link[] =>
  [{ label: 'Every year', href }, ...years.map(({ label, href: of }) => ({ label, href: of }))].filter(
    (link) => link.href !== path,
  );
