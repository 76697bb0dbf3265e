/** Feeds: the newest of a listing, brief or whole, for readers, partners and apps. */
import { notFound } from '@masthead/runtime';
import { listingPage, RIVER, topicListing } from '../repositories/listings.ts';
import { withPeopleAndTopics } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { wireList } from '../wire/component.ts';
import { doorOf } from './doors.ts';
import { storyUrl } from './story-url.ts';
import { summariesById } from './summaries.ts';

interface Feed {
  title: string;
  listing: string;
  /** With the stories' texts. */
  whole?: true;
}

const FEEDS: Readonly<Record<string, Feed>> = {
  news: { title: 'Latest', listing: RIVER },
  reviews: { title: 'Reviews', listing: 'reviews' },
  'how-to': { title: 'How to', listing: 'how-to' },
  deals: { title: 'Deals', listing: 'deals' },
  videos: { title: 'Videos', listing: 'videos' },
  pictures: { title: 'Pictures', listing: 'pictures' },
  roadshow: { title: 'Roadshow', listing: topicListing('auto') },
  'apple-news': { title: 'Latest, whole', listing: RIVER, whole: true },
  partner: { title: 'Latest for partners', listing: RIVER, whole: true },
};

/** A feed by its name, or of a topic by the topic's slug. */
async function feedOf(db: ContentDb, endpoint: string): Promise<Feed> {
  const feed = Object.hasOwn(FEEDS, endpoint) ? FEEDS[endpoint] : undefined;
  return feed ?? doorOf(db, 'topic', endpoint).catch(() => Promise.reject(notFound(`There is no feed ${endpoint}`)));
}

export async function feed(db: ContentDb, endpoint: string, { offset, limit }: { offset: number; limit: number }) {
  const { title, listing, whole } = await feedOf(db, endpoint);
  const { ids, total } = await listingPage(db, { listing, offset, limit });
  const [summaries, texts] = await Promise.all([summariesById(db, ids), textsOf(db, ids)]);
  const items = summaries.map((summary) => {
    const { url, body } = texts.get(summary.id) ?? { url: '', body: '' };
    return { ...summary, url, ...(whole && { body }) };
  });
  return wireList({ title, slug: endpoint, items, limit, offset, total });
}

async function textsOf(db: ContentDb, ids: readonly string[]): Promise<Map<string, { url: string; body: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('stories').selectAll().where('id', 'in', ids).execute();
  const stories = await withPeopleAndTopics(db, rows);
  return new Map(stories.map((story) => [story.id, { url: storyUrl(story), body: story.body }]));
}
