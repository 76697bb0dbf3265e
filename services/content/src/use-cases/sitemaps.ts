/** What search engines may know, by kind and by time: a range of one listing, and the periods that have something in them. */
import { type AnswerWire, STORY_KINDS, type StoryKind, storyKindOfPlural, storyKinds } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { dependingOnly, dependsOn } from '../changes/depends-on.ts';
import { kinds } from '../kinds/kinds.ts';
import { entriesBetween, firstAndLast, newestAcross, placesBefore, sitemapListing } from '../repositories/listings.ts';
import { lastChanges, type StoryRecord, storyDetailsById, storyRecordsById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { wireList, wireWholeList } from '../wire/component.ts';
import { isPaid } from './feeds.ts';
import { describeStories } from './story-media.ts';
import { storyUrl } from './story-url.ts';

/** With the stories' pictures and videos. */
type WholeMap = AnswerWire<'wholeSitemap'>;

/** A map holds the stories of one kind. */
const mapListing = (kind: StoryKind): string => sitemapListing(storyKinds[kind].typeName);

/** A map has too many stories to name each: it is told as a whole whenever one of its kind changes. */
const nameOf = (kind: StoryKind): string => `sitemap:${storyKinds[kind].typeName}`;

function kindOf(slug: string): StoryKind {
  const kind = storyKindOfPlural(slug);
  if (!kind) throw notFound(`There is no sitemap ${slug}`);
  return kind;
}

const listingOf = (slug: string): string => mapListing(kindOf(slug));

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
  /** Whole summaries with pictures and videos instead of addresses. */
  hydrate: boolean;
}

export async function sitemap(db: ContentDb, query: SitemapQuery) {
  const { slug, offset, limit, hydrate } = query;
  return dependingOnly([nameOf(kindOf(slug))], async () => {
    const { ids, total } = await entriesBetween(db, { listing: listingOf(slug), ...boundsOf(query), offset, limit });
    const range = { title: slug, slug, limit, offset, total };
    if (hydrate) return wireList({ ...range, items: await wholeEntries(db, ids) }) satisfies WholeMap;
    return wireList({ ...range, items: (await recordsOf(db, ids)).map(wireEntry) }) satisfies AnswerWire<'sitemap'>;
  });
}

/** As many as search engines take of news at once. */
const MOST_NEWS = 1000;
const NEWS_MS = 48 * 3_600_000;

/** What was published in the last two days and is news: written by the newsroom, to be read. */
export async function newsSitemap(db: ContentDb, now: number) {
  const news = STORY_KINDS.filter((kind) => kinds[kind].listed.isNews);
  return dependingOnly(news.map(nameOf), async () => {
    const ids = await newestAcross(db, news.map(mapListing), { from: now - NEWS_MS, limit: MOST_NEWS });
    const entries = await wholeEntries(db, ids, (story) => !isPaid(story));
    return wireWholeList('news', 'news', entries) satisfies WholeMap;
  });
}

/** The newest of every kind, with their pictures. */
export async function latestSitemap(db: ContentDb, limit: number) {
  return dependingOnly(STORY_KINDS.map(nameOf), async () => {
    const ids = await newestAcross(db, STORY_KINDS.map(mapListing), { from: 0, limit });
    return wireWholeList('latest', 'latest', await wholeEntries(db, ids)) satisfies WholeMap;
  });
}

/** Where stories live, by id: only those that search engines may know. */
export async function storyAddresses(db: ContentDb, ids: readonly string[]) {
  const stories = (await recordsOf(db, ids)).filter(({ no_index }) => no_index === 0);
  return wireWholeList('stories', 'stories', stories.map(wireEntry)) satisfies AnswerWire<'sitemap'>;
}

const inOrder = <Story extends { id: string }>(stories: readonly Story[], ids: readonly string[]): Story[] => {
  const byId = new Map(stories.map((story) => [story.id, story]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const recordsOf = async (db: ContentDb, ids: readonly string[]): Promise<StoryRecord[]> =>
  inOrder(await storyRecordsById(db, ids), ids);

const modifiedAt = ({ updated_at, published_at }: StoryRecord): string =>
  new Date(updated_at ?? published_at).toISOString();

const wireEntry = (story: StoryRecord) => ({
  id: story.id,
  typeName: story.type_name,
  slug: story.slug,
  title: story.headline,
  url: storyUrl(story),
  dateModified: modifiedAt(story),
});

async function wholeEntries(db: ContentDb, ids: readonly string[], belongs = (_: StoryRecord): boolean => true) {
  const described = await describeStories(db, inOrder(await storyDetailsById(db, ids), ids));
  return described
    .filter(({ story }) => belongs(story))
    .map(({ story, summary, url, media }) => ({ ...summary, url, dateModified: modifiedAt(story), media }));
}

/** More months than any publication has. */
const MOST_MONTHS = 2400;

/** The months in which something was published, newest first, each with how much. */
export async function sitemapIndex(db: ContentDb, slug: string, withDates: boolean) {
  const listing = listingOf(slug);
  const range = await firstAndLast(db, listing);
  if (!range) return wireList({ title: slug, slug, items: [], limit: 1, offset: 0, total: 0 });
  const months = monthsBetween(range.first, range.last);
  const before = await placesBefore(
    db,
    listing,
    months.map(({ to }) => to),
  );
  // The dates change with any story of the kind, the months only with those that come and go.
  if (withDates) dependsOn('', [nameOf(kindOf(slug))]);
  const modified = withDates ? await lastChanges(db, storyKinds[kindOf(slug)].typeName, months) : [];
  const items = months
    .map(({ year, month }, index) => ({
      year,
      month,
      count: (before[index] ?? 0) - (before[index - 1] ?? 0),
      ...isoDate(modified[index]),
    }))
    .filter(({ count }) => count > 0)
    .reverse();
  return wireWholeList(slug, slug, items) satisfies AnswerWire<'sitemapIndex'>;
}

export const isoDate = (instant: number | null | undefined): { dateModified?: string } =>
  typeof instant === 'number' ? { dateModified: new Date(instant).toISOString() } : {};

function monthsBetween(first: number, last: number): { year: number; month: number; from: number; to: number }[] {
  const start = new Date(first);
  const months = [];
  for (let index = 0; index < MOST_MONTHS; index += 1) {
    const at = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index));
    if (at.getTime() > last) break;
    const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
    months.push({ year, month, ...boundsOf({ year, month }) });
  }
  return months;
}
