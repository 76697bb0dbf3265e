/** The places that the front page has of its own and that are filled for themselves: deals, videos, live coverage, newsletters, what is read most. */
import { MOST_READ } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { mostReadName } from '../../changes/names.ts';
import { firstPages, RIVER } from '../../repositories/listings.ts';
import { type Updates, updatesOf } from '../../repositories/live-coverage.ts';
import { standingDocuments } from '../../repositories/standing.ts';
import { type WireComponent, wireComponent, wireWholeList } from '../../wire/component.ts';
import type { WireSummary } from '../../wire/story.ts';
import { DEALS, type Products, withDeals } from '../deals.ts';
import { doorHref } from '../doors.ts';
import { listOf } from '../listing-component.ts';
import { mostReadList } from '../most-read-list.ts';
import type { ListedStories } from '../summaries.ts';
import type { Fill } from './feature-places.ts';
import type { PageRequest } from './page-request.ts';

interface Door {
  title: string;
  limit: number;
}

const LIVE = 'live';

/** Places that show the newest behind the door of their name. */
const DOORS: Readonly<Record<string, Door>> = {
  /** More than are shown: those that have ended by the reader's time stay listed, and some are in the river. */
  [DEALS]: { title: 'Deals', limit: 12 },
  videos: { title: 'Videos', limit: 12 },
  /** Coverage is announced before it begins and stays listed after its end: what is live is among the newest. */
  [LIVE]: { title: 'Live', limit: 12 },
};
const NEWSLETTERS = 'newsletters';

/** What was found for the places, before its stories are fetched. */
export interface FrontFinds {
  /** The ids of the stories behind each door, and how many there are. */
  doors: ReadonlyMap<string, { ids: string[]; total: number }>;
  newsletters: { slug: string; name: string; tagline: string }[];
  /** The ids of what is read most; none where too little is read to say. */
  mostRead: string[];
  /** Of live coverage, by story. */
  updates: ReadonlyMap<string, Updates>;
}

export async function findForPlaces(db: PageRequest['db'], slugs: readonly string[]): Promise<FrontFinds> {
  const keys = [...new Set(slugs)].filter((slug) => Object.hasOwn(DOORS, slug));
  const most = Math.max(0, ...keys.map((key) => DOORS[key]?.limit ?? 0));
  const [pages, newsletters] = await Promise.all([
    firstPages(db, keys, most, slugs.includes(MOST_READ) ? [RIVER] : []),
    slugs.includes(NEWSLETTERS) ? recommendedFirst(db) : [],
  ]);
  const doors = keys.map((key) => {
    const { ids = [], total = 0 } = pages.get(key) ?? {};
    return [key, { ids: ids.slice(0, DOORS[key]?.limit), total }] as const;
  });
  const mostRead = pages.get(mostReadName(RIVER))?.ids ?? [];
  const updates = await updatesOf(db, pages.get(LIVE)?.ids ?? []);
  return { doors: new Map(doors), newsletters, mostRead, updates };
}

/** Those that the editors recommend come first. */
async function recommendedFirst(db: PageRequest['db']) {
  const all = await standingDocuments(db, 'newsletter');
  return all
    .toSorted((one, other) => Number(other.recommended) - Number(one.recommended))
    .map(({ picture, ...newsletter }) => ({ id: newsletter.slug, title: newsletter.name, ...newsletter }));
}

export const findIds = ({ doors, mostRead }: FrontFinds): string[] => [
  ...[...doors.values()].flatMap(({ ids }) => ids),
  ...mostRead,
];
export const dealIds = ({ doors }: FrontFinds): string[] => doors.get(DEALS)?.ids ?? [];

interface Found {
  finds: FrontFinds;
  /** The newest that the page shows nowhere else. */
  alsoNew: readonly string[];
  stories: ListedStories;
  products: Products;
}

export const fillFrontPlaces =
  (site: string, { finds: { doors, newsletters, mostRead, updates }, alsoNew, stories, products }: Found): Fill =>
  ({ id, slug }): WireComponent => {
    if (slug === MOST_READ) return wireComponent(id, 'ContentList', mostReadList({ mostRead, alsoNew, stories }));
    if (slug === NEWSLETTERS) return wireComponent(id, 'LIST', wireWholeList('Newsletters', NEWSLETTERS, newsletters));
    const door = Object.hasOwn(DOORS, slug) ? DOORS[slug] : undefined;
    const found = doors.get(slug);
    if (!door || !found) throw notFound(`There is no place ${slug}`);
    const listed = found.ids.flatMap((story) => stories.get(story) ?? []);
    if (slug === DEALS)
      return wireComponent(id, 'ContentList', wireWholeList(door.title, DEALS, withDeals(listed, products)));
    const query = { name: id, ...door, listing: slug, offset: 0, href: doorHref(site, 'door', slug) };
    return listOf(
      query,
      listed.map(({ summary }) => (slug === LIVE ? withUpdates(summary, updates) : summary)),
      found.total,
    );
  };

const withUpdates = (summary: WireSummary, updates: FrontFinds['updates']): WireSummary =>
  summary.event ? { ...summary, event: { ...summary.event, ...updates.get(summary.id) } } : summary;
