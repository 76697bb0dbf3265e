/** What all content has: who, when, where it belongs, and how it presents itself to search engines and networks. */
import { z } from 'zod';
import { authorCodec } from './author.ts';
import { collectionCodec } from './collection.ts';
import { envelopeFields } from './envelope.ts';
import { imageCodec } from './image.ts';
import { DEFAULT_EDITION } from './names.ts';
import { authorsOf } from './people.ts';
import { simpleTopicCodec, tagCodec, topicCodec } from './topic.ts';
import { contentDate, id, label, lines, list, maybe, record, text, textOr } from './wire.ts';

/** Something a story is about or leads to: a product, another story. */
export const relatedObjectCodec = z.object({
  image: maybe(imageCodec),
  metaData: record,
  objectId: label,
  promoImage: maybe(imageCodec),
  promoTitle: text,
  slug: text,
  title: text,
  description: text,
  /** Some systems send the slug alone. */
  topic: maybe(z.union([simpleTopicCodec, z.string().transform((slug) => simpleTopicCodec.parse({ slug }))])),
  typeName: text,
  api: z.unknown().optional(),
});
export type RelatedObject = z.output<typeof relatedObjectCodec>;

export const contentPlatformCodec = z.object({
  revisionId: label,
  entity: label,
  clusterId: label,
  ctopic: label,
  ctax: label,
  csig: label,
});
export type ContentPlatform = z.output<typeof contentPlatformCodec>;

export const seoFields = {
  seoMetaDescription: text,
  seoNewsKeywords: lines,
  seoOgDescription: text,
  seoOgImage: maybe(imageCodec),
  seoOgTitle: text,
  seoTwitterCreator: text,
};

export const dateFields = {
  datePublished: maybe(contentDate),
  dateUpdated: maybe(contentDate),
  displayDatePublished: maybe(contentDate),
  displayDateUpdated: maybe(contentDate),
};

export const contentFields = {
  ...envelopeFields,
  ...dateFields,
  ...seoFields,
  author: maybe(authorCodec),
  moreAuthors: list(authorCodec),
  canonicalUrl: text,
  collections: list(collectionCodec),
  edition: textOr(DEFAULT_EDITION),
  headline: text,
  id: maybe(id),
  relatedObjects: list(relatedObjectCodec),
  section: text,
  slug: text,
  tags: list(tagCodec),
  topics: list(topicCodec),
  typeName: text,
};

export const contentCodec = z
  .object(contentFields)
  .transform((content) => ({ ...content, authors: authorsOf(content) }));
export type Content = z.output<typeof contentCodec>;
