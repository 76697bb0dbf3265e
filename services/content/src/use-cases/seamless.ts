/** What may follow a story on an endless page: what its editors chose, then what shares most topics with it, fresher first. */
import { badRequest } from '@masthead/runtime';
import { suggested } from '../changes/depends-on.ts';
import { storyDetails } from '../kinds/details.ts';
import { collectionListing, newestOf, topicListing } from '../repositories/listings.ts';
import { type StoryRecord, storyById, storyRecordsById, withPeopleAndTopics } from '../repositories/stories.ts';
import { PATH_SEPARATOR } from '../repositories/topics.ts';
import type { ContentDb, StoryRow } from '../schema.ts';
import { wireWholeList } from '../wire/component.ts';
import { publishedStory } from './pages/story-page.ts';
import { storyUrl } from './story-url.ts';

export interface SeamlessQuery {
  slug: string;
  contentId?: string | undefined;
  /** The kind of story wanted. */
  typeName?: string | undefined;
  /** Only stories of this collection. */
  collection?: string | undefined;
  limit: number;
}

/** Of each topic so many of the newest are looked at. */
const NEWEST = 20;

export async function seamless(db: ContentDb, query: SeamlessQuery) {
  const row = await storyAsked(db, query);
  const [story] = await withPeopleAndTopics(db, [row]);
  const detail = storyDetails.read(row.detail);
  const topics = story ? topicsOf(story) : new Set<string>();
  const near = await suggested(() => newestOf(db, [...topics].map(topicListing), NEWEST));
  const ids = [...detail.related, ...[...near.values()].flat()];
  const candidates = await storyRecordsById(db, ids);
  const shared = new Map(
    candidates.map((each) => [each.id, [...topicsOf(each)].filter((topic) => topics.has(topic)).length]),
  );
  const allowed = await allowedBy(db, query, candidates);
  const byId = new Map(allowed.filter(({ id }) => id !== row.id).map((each) => [each.id, each]));
  const curated = detail.related.flatMap((id) => byId.get(id) ?? []);
  const byTopics = [...byId.values()]
    .filter(({ id }) => !detail.related.includes(id))
    .sort(
      (one, other) => (shared.get(other.id) ?? 0) - (shared.get(one.id) ?? 0) || other.published_at - one.published_at,
    );
  const items = [
    ...curated.map((each) => wireSeamless(each, 'curated')),
    ...byTopics.map((each) => wireSeamless(each, 'algorithm')),
  ];
  return wireWholeList('Seamless', row.slug, items.slice(0, query.limit));
}

/** Who knows only the id asks by it in the place of the slug. */
async function storyAsked(db: ContentDb, { slug, contentId }: SeamlessQuery): Promise<StoryRow> {
  const row = (slug === contentId && (await storyById(db, slug))) || (await publishedStory(db, slug));
  if (contentId && contentId !== row.id) throw badRequest(`${contentId} is not the id of ${slug}`);
  return row;
}

/** A story's topics and everything above them. */
const topicsOf = ({ topics }: Pick<StoryRecord, 'topics'>): Set<string> =>
  new Set(topics.flatMap(({ path }) => path.split(PATH_SEPARATOR)));

async function allowedBy(
  db: ContentDb,
  { typeName, collection }: SeamlessQuery,
  candidates: readonly StoryRecord[],
): Promise<StoryRecord[]> {
  const ofKind = candidates.filter(({ type_name }) => typeName === undefined || type_name === typeName);
  if (collection === undefined) return ofKind;
  const listing = collectionListing(collection);
  const members = new Set((await suggested(() => newestOf(db, [listing], NEWEST * NEWEST))).get(listing));
  return ofKind.filter(({ id }) => members.has(id));
}

const wireSeamless = (story: StoryRecord, source: 'curated' | 'algorithm') => ({
  id: story.id,
  slug: story.slug,
  url: storyUrl(story),
  type: story.type_name,
  title: story.headline,
  source,
});
