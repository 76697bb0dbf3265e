import { expect, it } from 'vitest';
import { contentCodec } from './content.ts';
import { articleCodec } from './kinds/article.ts';
import { collection, topic } from './testing/content-wires.ts';
import { article } from './testing/story-wires.ts';
import { toTracking } from './tracking.ts';

const FULL = {
  authorId: 'a1',
  authorName: 'Ines Okafor',
  authorUsername: 'inesokafor',
  articleId: 's1',
  articlePublishDate: '2026-11-03T10:00:00.000Z',
  articleTitle: 'Halo tested',
  collectionId: 'c1',
  collectionName: 'High value',
  collectionSlug: 'hv',
  collectionThreadNames: ['one', 'two'],
  contentId: 's1',
  contentType: 'content_article',
  primaryTopicSlug: 'phones',
  siteHierarchy: ['tech', 'phones'],
  siteEdition: 'uk',
  siteSection: 'reviews',
  tagSlugs: ['halo'],
  topicIds: ['t2', 't1'],
  topicNames: ['Tablets', 'Phones'],
  topicSlugs: ['tablets', 'phones'],
  articleSubType: 'Precap',
  articleType: 'Best List - Precap',
  contentTags: ['Halo'],
  revisionId: 'r1',
  secondaryCollectionIds: ['c0'],
  pageLayout: 'Ad-Heavy Listicle',
  relatedProductIds: ['p1'],
  primaryTopics: ['phones'],
};

it('an article says all of itself', () => {
  const wire = {
    ...article,
    collections: [{ ...collection, id: 'c0', primary: false }, collection],
    topics: [{ ...topic, id: 't2', slug: 'tablets', name: 'Tablets', primary: false }, topic],
    relatedObjects: [...article.relatedObjects, { typeName: 'content_article', objectId: 'x' }],
  };
  expect(toTracking(articleCodec.parse(wire))).toEqual(FULL);
});

it('content that knows nothing of itself still has every key', () => {
  const nothing = toTracking(contentCodec.parse({}));
  expect(Object.keys(nothing).sort()).toEqual(Object.keys(FULL).sort());
  expect(nothing).toMatchObject({ authorId: '', articlePublishDate: '', siteEdition: 'us', topicIds: [] });
});
