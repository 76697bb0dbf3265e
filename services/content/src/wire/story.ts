/** Stories as they travel in lists, and what every kind of story has on its own page. */
import { toContentDate } from '@masthead/model';
import type { BaseDocument } from '../documents/base.ts';
import type { DetailOf } from '../documents/shown.ts';
import type { StoryRecord } from '../repositories/stories.ts';
import type { CollectionRow, TopicRow } from '../schema.ts';
import { collectionShows, collectionThreads, storyCards } from '../stored/columns.ts';
import { wireAuthor, wireByline } from './people.ts';
import { type Pictures, wirePicture } from './picture.ts';
import { wireTopic } from './topic.ts';

const dateOrNull = (instant: number | null) => (instant === null ? null : toContentDate(instant));

function wireBase(story: StoryRecord, pictures: Pictures) {
  const { promo, displayPublished, displayUpdated, canonicalUrl, reviewType, score, sheet, ...card } = storyCards.read(
    story.card,
  );
  return {
    id: story.id,
    typeName: story.type_name,
    slug: story.slug,
    headline: story.headline,
    title: story.headline,
    dek: story.dek,
    type: story.type,
    section: story.section,
    edition: story.edition,
    canonicalUrl,
    topics: story.topics.map((topic, index) => wireTopic(topic, index === 0)),
    image: wirePicture(pictures, story.picture_id),
    datePublished: toContentDate(story.published_at),
    dateUpdated: dateOrNull(story.updated_at),
    displayDatePublished: dateOrNull(displayPublished),
    displayDateUpdated: dateOrNull(displayUpdated),
    wordCount: story.word_count,
    promoHed: promo.headline,
    promoDek: promo.dek,
    promoImage: wirePicture(pictures, promo.picture),
    ...(reviewType && { reviewType, rating: score }),
    ...card,
  };
}

/** A story as it appears in lists. */
export function wireSummary(story: StoryRecord, pictures: Pictures) {
  const [author = null, ...moreAuthors] = story.authors.map(wireByline);
  return { ...wireBase(story, pictures), author, moreAuthors };
}
export type WireSummary = ReturnType<typeof wireSummary>;

export const wireCollection = (collection: CollectionRow, pictures: Pictures, primary: boolean) => ({
  id: collection.id,
  slug: collection.slug,
  title: collection.title,
  description: collection.description,
  image: wirePicture(pictures, collection.picture_id),
  primary,
  hide: collection.hidden === 1,
  typeSlug: collection.kind,
  threads: collectionThreads.read(collection.threads).map((slug) => ({ slug })),
  show: collection.show === null ? null : collectionShows.read(collection.show),
});

/** What was fetched together for a page. */
export interface Material {
  pictures: Pictures;
  collections: ReadonlyMap<string, CollectionRow>;
  /** Stories that it leads to, by id. */
  stories: ReadonlyMap<string, StoryRecord>;
  /** The way down to its primary topic, by slug. */
  topics: ReadonlyMap<string, TopicRow>;
}

/** What every kind of story has on its own page. */
export function wireContent(story: StoryRecord, detail: DetailOf<BaseDocument>, material: Material) {
  const { pictures, collections, stories, topics } = material;
  const [author = null, ...moreAuthors] = story.authors.map((each) => wireAuthor(each, pictures));
  const { seo } = detail;
  return {
    ...wireBase(story, pictures),
    topics: story.topics.map((topic, index) => wireTopic(topic, index === 0, topics)),
    author,
    moreAuthors,
    collections: detail.collections
      .flatMap((slug) => collections.get(slug) ?? [])
      .map((row, index) => wireCollection(row, pictures, index === 0)),
    relatedObjects: detail.related.flatMap((id) => stories.get(id) ?? []).map((other) => wireRelated(other, pictures)),
    tags: detail.tags,
    seoMetaDescription: seo.description,
    seoNewsKeywords: seo.newsKeywords,
    seoOgTitle: seo.ogTitle,
    seoOgDescription: seo.ogDescription,
    seoOgImage: wirePicture(pictures, seo.ogPicture),
    seoTwitterCreator: seo.twitterCreator,
    titleTag: seo.title,
    layoutName: detail.layoutName,
    pageLayout: detail.pageLayout,
    noIndex: story.no_index === 1,
    suppressAds: detail.suppressAds,
  };
}

const wireRelated = (story: StoryRecord, pictures: Pictures) => ({
  objectId: story.id,
  typeName: story.type_name,
  slug: story.slug,
  title: story.headline,
  description: story.dek,
  image: wirePicture(pictures, story.picture_id),
  topic: story.topics[0]?.slug ?? null,
});
