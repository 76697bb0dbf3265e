/** The places that the front page has of its own and that are filled for themselves: deals, videos, live coverage, newsletters. */
import { notFound } from '@masthead/runtime';
import { standingDocuments } from '../../repositories/standing.ts';
import { type WireComponent, wireComponent, wireWholeList } from '../../wire/component.ts';
import { newestDeals } from '../deals.ts';
import { doorHref } from '../doors.ts';
import { listComponent } from '../listing-component.ts';
import type { Fill } from './feature-places.ts';
import type { PageRequest } from './page-request.ts';

type Make = (request: PageRequest) => Promise<(name: string) => WireComponent>;

const DEALS = 4;
const VIDEOS = 5;
/** Coverage is announced before it begins and stays listed after its end: what is live is among the newest. */
const LIVE = 12;

/** The newest behind a door. */
const door =
  (key: string, title: string, limit: number): Make =>
  async ({ db, site }) => {
    const query = { title, listing: key, offset: 0, limit, href: doorHref(site, 'door', key) };
    const list = await listComponent(db, { name: key, ...query });
    return (name) => wireComponent(name, 'ContentList', list.data, list.links);
  };

const deals: Make = async ({ db }) => {
  const stories = await newestDeals(db, DEALS);
  return (name) => wireComponent(name, 'ContentList', wireWholeList('Deals', 'deals', stories));
};

/** Those that the editors recommend come first. */
const newsletters: Make = async ({ db }) => {
  const all = await standingDocuments(db, 'newsletter');
  const items = all
    .toSorted((one, other) => Number(other.recommended) - Number(one.recommended))
    .map(({ picture, ...newsletter }) => ({ id: newsletter.slug, title: newsletter.name, ...newsletter }));
  return (name) => wireComponent(name, 'LIST', wireWholeList('Newsletters', 'newsletters', items));
};

const PLACES: Readonly<Record<string, Make>> = {
  deals,
  videos: door('videos', 'Videos', VIDEOS),
  live: door('live', 'Live', LIVE),
  newsletters,
};

/** What each of these places is filled with; one that fails leaves the others standing. */
export async function frontStock(request: PageRequest, slugs: readonly string[]): Promise<Fill> {
  const known = slugs.filter((slug) => Object.hasOwn(PLACES, slug));
  const made = await Promise.allSettled(known.map((slug) => PLACES[slug]?.(request)));
  const bySlug = new Map(known.map((slug, index) => [slug, made[index]]));
  return ({ id, slug }) => {
    const outcome = bySlug.get(slug);
    if (outcome?.status === 'rejected') throw outcome.reason;
    if (!outcome?.value) throw notFound(`There is no place ${slug}`);
    return outcome.value(id);
  };
}
