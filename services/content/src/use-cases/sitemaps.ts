/** What search engines may know, by kind and by time: a range of one listing, and the periods that have something in them. */
import {
  type AnswerWire,
  type AroundStories,
  STORY_KINDS,
  type StoryKind,
  storyKindOfPlural,
  storyKinds,
  typeNameOf,
} from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { contentPath } from '@masthead/urls';
import { dependingOnly } from '../changes/depends-on.ts';
import { FRONT_FEATURE } from '../documents/standing.ts';
import { kinds } from '../kinds/kinds.ts';
import { collectionsShown } from '../repositories/collections.ts';
import { entriesBetween, firstAndLast, newestAcross, placesBefore, sitemapListing } from '../repositories/listings.ts';
import { allAuthors } from '../repositories/people.ts';
import { standingDocuments } from '../repositories/standing.ts';
import { type StoryRecord, storyDetailsById, storyRecordsById } from '../repositories/stories.ts';
import { topicsWithStories } from '../repositories/topics.ts';
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

/** What is not a story but has a page of its own: subjects, collections, features, people. Nothing hidden, no empty subject. */
export async function pagesSitemap(db: ContentDb, { offset, limit }: { offset: number; limit: number }) {
  const [topics, collections, features, authors] = await Promise.all([
    topicsWithStories(db),
    collectionsShown(db),
    standingDocuments(db, 'feature'),
    allAuthors(db),
  ]);
  const pages = [
    ...topics.map(({ slug, name }) => wirePage('topic', slug, name)),
    ...collections.map(({ slug, title }) => wirePage('collection', slug, title)),
    ...features.filter(({ slug }) => slug !== FRONT_FEATURE).map(({ slug, name }) => wirePage('feature', slug, name)),
    ...authors.map((author) => wirePage('author', author.username, `${author.first_name} ${author.last_name}`.trim())),
  ];
  const items = pages.slice(offset, offset + limit);
  const list = { title: 'pages', slug: 'pages', items, limit, offset, total: pages.length };
  return wireList(list) satisfies AnswerWire<'pagesSitemap'>;
}

const wirePage = (kind: AroundStories, slug: string, title: string) => ({
  typeName: typeNameOf(kind),
  slug,
  title,
  url: contentPath({ kind, slug, topicPath: [] }),
});

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
  return wireWholeList(slug, slug, items) satisfies AnswerWire<'sitemapIndex'>;
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
