/** The address of content, for those who ask by kind and slug. */
import { type AroundStories, contentKindOf, isStoryKind, storyKindOf, storyKinds } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { contentPath } from '@masthead/urls';
import { FRONT_FEATURE } from '../documents/standing.ts';
import { shownCollections } from '../repositories/collections.ts';
import { authorsByUsername } from '../repositories/people.ts';
import { productRecords } from '../repositories/products.ts';
import { standingDocuments } from '../repositories/standing.ts';
import type { StoryRecord } from '../repositories/stories.ts';
import { storyIdsBySlug, storyRecordsById } from '../repositories/stories.ts';
import { PATH_SEPARATOR, topicsBySlug } from '../repositories/topics.ts';
import type { ContentDb } from '../schema.ts';
import { storyCards } from '../stored/columns.ts';
import { MovedStory, noStory } from './moved-story.ts';

export function storyUrl(story: StoryRecord): string {
  const { reviewType, canonicalUrl } = storyCards.read(story.card);
  return contentPath({
    kind: storyKindOf(story.type_name),
    slug: story.slug,
    id: story.id,
    type: story.type,
    section: story.section,
    reviewType,
    canonicalUrl,
    author: story.authors[0],
    topicPath: story.topics[0]?.path.split(PATH_SEPARATOR) ?? [],
  });
}

/** Where content is: its slug by now, which may be another than asked for, and its address. */
export interface Whereabouts {
  slug: string;
  url: string;
}

/** By the slugs asked for; what is not there is missing. */
type Find = (db: ContentDb, slugs: readonly string[]) => Promise<Map<string, Whereabouts>>;

const plain =
  (kind: AroundStories, known: (db: ContentDb, slugs: readonly string[]) => Promise<Iterable<string>>): Find =>
  async (db, slugs) => {
    const found = [...(await known(db, slugs))];
    return new Map(found.map((slug) => [slug, { slug, url: contentPath({ kind, slug, topicPath: [] }) }]));
  };

const nowhere: Find = async () => new Map();

const AROUND: { readonly [Kind in AroundStories]: Find } = {
  topic: plain('topic', async (db, slugs) => (await topicsBySlug(db, slugs)).keys()),
  collection: plain('collection', async (db, slugs) => (await shownCollections(db, slugs)).keys()),
  feature: plain('feature', async (db, slugs) =>
    (await standingDocuments(db, 'feature', slugs)).map(({ slug }) => slug).filter((slug) => slug !== FRONT_FEATURE),
  ),
  author: plain('author', async (db, slugs) => (await authorsByUsername(db, slugs)).keys()),
  product: products,
  'product-series': nowhere,
  tag: nowhere,
};

/** A product is read about in its review. */
async function products(db: ContentDb, slugs: readonly string[]): Promise<Map<string, Whereabouts>> {
  const records = await productRecords(db, { slugs }, false);
  const reviews = await storyRecordsById(
    db,
    records.flatMap(({ review }) => review?.id ?? []),
  );
  const urls = new Map(reviews.map((story) => [story.id, storyUrl(story)]));
  return new Map(
    records.map(({ slug, review }) => {
      const own = contentPath({ kind: 'product', slug, topicPath: [] });
      return [slug, { slug, url: (review && urls.get(review.id)) ?? own }];
    }),
  );
}

/** Asks for a story of any kind. */
const ANY_STORY = 'content_story';

const stories =
  (belongs: (story: StoryRecord) => boolean): Find =>
  async (db, slugs) => {
    const ids = await storyIdsBySlug(db, slugs);
    const records = new Map((await storyRecordsById(db, [...ids.values()])).map((story) => [story.id, story]));
    const found = new Map<string, Whereabouts>();
    for (const [slug, id] of ids) {
      const story = records.get(id);
      if (story && belongs(story)) found.set(slug, { slug: story.slug, url: storyUrl(story) });
    }
    return found;
  };

function finderOf(typeName: string): Find {
  if (typeName === ANY_STORY) return stories(() => true);
  const kind = contentKindOf(typeName);
  if (!kind) return nowhere;
  return isStoryKind(kind) ? stories(({ type_name }) => type_name === storyKinds[kind].typeName) : AROUND[kind];
}

function asksForStory(typeName: string): boolean {
  const kind = contentKindOf(typeName);
  return typeName === ANY_STORY || (kind !== undefined && isStoryKind(kind));
}

/** Throws for a story that moved or is gone, as its page does. */
export async function urlOf(db: ContentDb, typeName: string, slug: string): Promise<string> {
  const found = (await finderOf(typeName)(db, [slug])).get(slug);
  if (!found) throw asksForStory(typeName) ? await noStory(db, slug) : notFound();
  if (found.slug !== slug) throw new MovedStory(found.slug);
  return found.url;
}

export interface ContentKey {
  type: string;
  slug: string;
}

/** Where many are, asked for together: stories that moved are found where they are now. */
export async function whereabouts(
  db: ContentDb,
  keys: readonly ContentKey[],
): Promise<(key: ContentKey) => Whereabouts | undefined> {
  const kinds = Map.groupBy(keys, ({ type }) => type);
  const found = await Promise.all(
    [...kinds].map(async ([type, ofKind]) => {
      const slugs = [...new Set(ofKind.map(({ slug }) => slug))];
      return [type, await finderOf(type)(db, slugs)] as const;
    }),
  );
  const byType = new Map(found);
  return ({ type, slug }) => byType.get(type)?.get(slug);
}
