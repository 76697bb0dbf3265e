/** What content says of itself to those who measure: every key is always there. */
import type { Collection } from './collection.ts';
import type { Content, ContentPlatform } from './content.ts';
import { typeNameOf } from './content-kinds.ts';
import { preferredDate } from './dates.ts';
import { machineDate } from './display-date.ts';
import { primaryTopic } from './topic-path.ts';

/** Content of any kind, with what only some kinds have. */
export type Tracked = Pick<
  Content,
  | 'author'
  | 'collections'
  | 'datePublished'
  | 'dateUpdated'
  | 'displayDatePublished'
  | 'displayDateUpdated'
  | 'edition'
  | 'headline'
  | 'id'
  | 'relatedObjects'
  | 'section'
  | 'tags'
  | 'topics'
  | 'typeName'
> & {
  type?: string | undefined;
  pageLayout?: string | undefined;
  contentPlatform?: ContentPlatform | undefined;
};

export interface ContentTracking {
  authorId: string;
  authorName: string;
  authorUsername: string;
  articleId: string;
  articlePublishDate: string;
  articleTitle: string;
  collectionId: string;
  collectionName: string;
  collectionSlug: string;
  collectionThreadNames: string[];
  contentId: string;
  contentType: string;
  primaryTopicSlug: string;
  siteHierarchy: string[];
  siteEdition: string;
  siteSection: string;
  tagSlugs: string[];
  topicIds: string[];
  topicNames: string[];
  topicSlugs: string[];
  articleSubType: string;
  articleType: string;
  contentTags: string[];
  revisionId: string;
  secondaryCollectionIds: string[];
  pageLayout: string;
  relatedProductIds: string[];
  primaryTopics: string[];
}

export function toTracking(content: Tracked): ContentTracking {
  return {
    ...authorTracking(content),
    ...articleTracking(content),
    ...collectionTracking(content.collections),
    ...topicTracking(content),
    siteEdition: content.edition,
    siteSection: content.section ?? '',
    tagSlugs: content.tags.map(({ slug }) => slug),
    contentTags: content.tags.map(({ name }) => name),
    relatedProductIds: relatedProducts(content),
  };
}

const authorTracking = ({ author }: Tracked) => ({
  authorId: author?.id ?? '',
  authorName: author?.fullName ?? '',
  authorUsername: author?.username ?? '',
});

/** "Best List - Precap" is of the sub type Precap. */
const subTypeOf = (type: string): string => type.split(' - ')[1] ?? '';

function articleTracking(content: Tracked) {
  const published = preferredDate(content, 'created');
  return {
    articleId: content.id ?? '',
    articlePublishDate: published === undefined ? '' : machineDate(published),
    articleTitle: content.headline ?? '',
    contentId: content.id ?? '',
    contentType: content.typeName ?? '',
    articleType: content.type ?? '',
    articleSubType: subTypeOf(content.type ?? ''),
    revisionId: content.contentPlatform?.revisionId ?? '',
    pageLayout: content.pageLayout ?? '',
  };
}

function collectionTracking(collections: readonly Collection[]) {
  const main = collections.find(({ primary }) => primary) ?? collections[0];
  return {
    collectionId: main?.id ?? '',
    collectionName: main?.title ?? '',
    collectionSlug: main?.slug ?? '',
    collectionThreadNames: main?.threads.map(({ slug }) => slug) ?? [],
    secondaryCollectionIds: collections.filter((collection) => collection !== main).map(({ id }) => id),
  };
}

function topicTracking(content: Tracked) {
  const main = primaryTopic(content);
  return {
    primaryTopicSlug: main?.slug ?? '',
    siteHierarchy: main?.path ?? [],
    topicIds: content.topics.map(({ id }) => id),
    topicNames: content.topics.map(({ name }) => name),
    topicSlugs: content.topics.map(({ slug }) => slug),
    primaryTopics: content.topics.filter(({ primary }) => primary).map(({ slug }) => slug),
  };
}

const relatedProducts = ({ relatedObjects }: Tracked): string[] =>
  relatedObjects
    .filter(({ typeName }) => typeName === typeNameOf('product'))
    .flatMap(({ objectId }) => (objectId === undefined ? [] : [objectId]));
