/** Feeds: the newest of a listing with their texts and media, for readers, partners and apps. */
import { type AnswerWire, isBranded } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { doorAddresses, sponsoredIds } from '@masthead/urls';
import { dependsOn } from '../changes/depends-on.ts';
import { definitionOf } from '../kinds/kinds.ts';
import { shownCollections } from '../repositories/collections.ts';
import { listingPage, RIVER, showListing, topicListing } from '../repositories/listings.ts';
import { picturesById, type StoryRecord } from '../repositories/stories.ts';
import type { ContentDb, StoryRow } from '../schema.ts';
import { wireList } from '../wire/component.ts';
import { wireCollection } from '../wire/story.ts';
import { type Door, doorOf, kindDoors } from './doors.ts';
import { withEntries } from './live/entries-text.ts';
import { publishedStory } from './pages/story-page.ts';
import { type DescribedStory, describeStories } from './story-media.ts';

/** Feeds that are not about one topic or person. */
const FEEDS: Readonly<Record<string, Door>> = {
  ...Object.fromEntries(kindDoors().filter(([name]) => Object.hasOwn(doorAddresses, name))),
  river: { title: 'Latest', listing: RIVER },
  'how-to': { title: 'How to', listing: 'how-to' },
  deals: { title: 'Deals', listing: 'deals' },
  roadshow: { title: 'Roadshow', listing: topicListing('auto') },
  'apple-news': { title: 'Latest for Apple News', listing: RIVER },
  partner: { title: 'Latest for partners', listing: RIVER },
};

export interface FeedRange {
  offset: number;
  limit: number;
}

/** A feed by its name, or of a topic by the topic's slug. */
export async function feed(db: ContentDb, endpoint: string, range: FeedRange) {
  const named = Object.hasOwn(FEEDS, endpoint) ? FEEDS[endpoint] : undefined;
  return named ? feedBehind(db, named, endpoint, range) : feedOf(db, 'topic', endpoint, range);
}

export async function feedOf(db: ContentDb, kind: 'topic' | 'author', key: string, range: FeedRange) {
  const door = await doorOf(db, kind, key).catch(() => Promise.reject(notFound(`There is no feed ${key}`)));
  return feedBehind(db, door, key, range);
}

/** The stories of one kind in a show, by the name of their door; with what is said of the show. */
export async function feedOfShow(db: ContentDb, form: string, slug: string, range: FeedRange) {
  const show = (await shownCollections(db, [slug])).get(slug);
  const { ids, total } = await listingPage(db, { listing: showListing(form, slug), ...range });
  if (!show || total === 0) throw notFound(`There is no feed ${form}/${slug}`);
  const pictures = await picturesById(db, [show.picture_id]);
  const { title, description } = show;
  return {
    ...wireList({ title, slug, description, items: await itemsOf(db, ids), total, ...range }),
    show: wireCollection(show, pictures, true),
  };
}

/** One story as feeds have it. */
export async function feedOfStory(db: ContentDb, slug: string) {
  const row = await publishedStory(db, slug);
  const items = await itemsOf(db, [row.id]);
  if (items.length === 0) throw notFound(`There is no story ${slug} that may be given on`);
  return wireList({ title: row.headline, slug, items, limit: 1, offset: 0, total: 1 }) satisfies AnswerWire<'feed'>;
}

async function feedBehind(db: ContentDb, { title, listing, description }: Door, slug: string, range: FeedRange) {
  const { ids, total } = await listingPage(db, { listing, ...range });
  const items = await itemsOf(db, ids);
  const list = { title, slug, items, total, ...range, ...(description && { description }) };
  return wireList(list) satisfies AnswerWire<'feed'>;
}

/** In the order asked for. What may not be given on is left out, so that the pages of a feed stay what they are. */
async function itemsOf(db: ContentDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  dependsOn('story:', ids);
  const rows = await db.selectFrom('stories').selectAll().where('id', 'in', ids).execute();
  const stories = (await describeStories(db, await withEntries(db, rows))).filter(({ story }) => mayBeGivenOn(story));
  const items = new Map(stories.map((described) => [described.story.id, wireItem(described)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** Others print what feeds give them: neither what is kept from search engines nor what was paid for. */
const mayBeGivenOn = (story: StoryRecord): boolean => story.no_index === 0 && !isPaid(story);

export const isPaid = ({ id, section, authors: [author] }: StoryRecord): boolean =>
  isBranded({ section, author }) || sponsoredIds.has(id);

const wireItem = ({ story, summary, url, detail, media, linked }: DescribedStory<StoryRow>) => ({
  ...summary,
  url,
  body: story.body,
  correction: detail.correction,
  tags: detail.tags,
  media,
  linked,
  ...definitionOf(detail).feedParts(detail),
});
