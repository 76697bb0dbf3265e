/** What search engines may know, by kind and by time: a range of one listing, and the periods that have something in them. */
import { notFound } from '@masthead/runtime';
import { entriesBetween, firstAndLast, placesBefore, sitemapListing } from '../repositories/listings.ts';
import { storyRecordsById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { wireList } from '../wire/component.ts';
import { storyUrl } from './story-url.ts';
import { summariesById } from './summaries.ts';

/** The names of the maps, and the kinds of story in them. */
const MAPS: Readonly<Record<string, string>> = {
  articles: 'content_article',
  reviews: 'content_review',
  galleries: 'content_gallery',
  videos: 'content_video',
  live: 'content_updating_story',
};

const listingOf = (slug: string): string => {
  const typeName = Object.hasOwn(MAPS, slug) ? MAPS[slug] : undefined;
  if (!typeName) throw notFound(`There is no sitemap ${slug}`);
  return sitemapListing(typeName);
};

export interface Period {
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
}

/** From the first instant of the period up to the first after it. */
export function boundsOf({ year, month, day }: Period): { from: number; to: number } {
  if (year === undefined) return { from: 0, to: Number.MAX_SAFE_INTEGER };
  if (month === undefined) return { from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
  if (day === undefined) return { from: Date.UTC(year, month - 1), to: Date.UTC(year, month) };
  return { from: Date.UTC(year, month - 1, day), to: Date.UTC(year, month - 1, day + 1) };
}

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export interface SitemapQuery extends Period {
  slug: string;
  offset: number;
  limit: number;
  /** Whole summaries instead of addresses. */
  hydrate: boolean;
}

export async function sitemap(db: ContentDb, query: SitemapQuery) {
  const { slug, offset, limit, hydrate } = query;
  const { ids, total } = await entriesBetween(db, { listing: listingOf(slug), ...boundsOf(query), offset, limit });
  const items = hydrate ? await summariesById(db, ids) : await addressesOf(db, ids);
  return wireList({ title: slug, slug, items, limit, offset, total });
}

async function addressesOf(db: ContentDb, ids: readonly string[]) {
  const stories = await storyRecordsById(db, ids);
  const byId = new Map(stories.map((story) => [story.id, story]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((story) => ({
      id: story.id,
      typeName: story.type_name,
      slug: story.slug,
      title: story.headline,
      url: storyUrl(story),
      dateModified: new Date(story.updated_at ?? story.published_at).toISOString(),
    }));
}

/** More months than any publication has. */
const MOST_MONTHS = 2400;

/** The months in which something was published, newest first, each with how much. */
export async function sitemapIndex(db: ContentDb, slug: string) {
  const listing = listingOf(slug);
  const range = await firstAndLast(db, listing);
  if (!range) return wireList({ title: slug, slug, items: [], limit: 1, offset: 0, total: 0 });
  const months = monthsBetween(range.first, range.last);
  const before = await placesBefore(
    db,
    listing,
    months.map(({ to }) => to),
  );
  const items = months
    .map(({ year, month }, index) => ({ year, month, count: (before[index] ?? 0) - (before[index - 1] ?? 0) }))
    .filter(({ count }) => count > 0)
    .reverse();
  return wireList({ title: slug, slug, items, limit: items.length || 1, offset: 0, total: items.length });
}

function monthsBetween(first: number, last: number): { year: number; month: number; to: number }[] {
  const start = new Date(first);
  const months = [];
  for (let index = 0; index < MOST_MONTHS; index += 1) {
    const at = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index));
    if (at.getTime() > last) break;
    const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
    months.push({ year, month, to: boundsOf({ year, month }).to });
  }
  return months;
}
