/** Codecs for stories and what hangs on them: wire object in, domain object out, parsed once. */
import { z } from 'zod';
import type { Article, Author, ContentList, Image, StorySummary, Topic } from '../story.ts';
import { contentDate } from './content-date.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value || undefined);

export const imageCodec = z
  .object({
    id: z.string(),
    bucketType: z.string(),
    bucketPath: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    alt: z.string().default(''),
    caption: text,
    credits: text,
  })
  .transform((image): Image => image);

export const topicCodec = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    primary: z.boolean().default(false),
    topicPath: z.array(z.object({ slug: z.string() })).default([]),
  })
  .transform(
    ({ topicPath, ...topic }): Topic => ({ ...topic, path: [...topicPath.map((above) => above.slug), topic.slug] }),
  );

export const authorCodec = z
  .object({
    id: z.string(),
    username: z.string().min(1),
    firstName: z.string().default(''),
    lastName: z.string().default(''),
    jobTitle: z.string().default(''),
    authorBio: z.string().default(''),
    image: imageCodec.nullish(),
  })
  .transform(
    ({ firstName, lastName, authorBio, image, ...author }): Author => ({
      ...author,
      fullName: `${firstName} ${lastName}`.trim(),
      bio: authorBio,
      image: image ?? undefined,
    }),
  );

const summaryFields = z.object({
  id: z.string(),
  typeName: z.string(),
  slug: z.string().min(1),
  headline: z.string().min(1),
  dek: text,
  type: z.string().default('News'),
  section: z.string().default('news'),
  author: authorCodec.nullish(),
  moreAuthors: z.array(authorCodec).default([]),
  topics: z.array(topicCodec).default([]),
  image: imageCodec.nullish(),
  datePublished: contentDate,
  dateUpdated: contentDate.nullish(),
  wordCount: z.number().int().nonnegative().default(0),
});

function toSummary(wire: z.output<typeof summaryFields>): StorySummary {
  return {
    id: wire.id,
    typeName: wire.typeName,
    slug: wire.slug,
    headline: wire.headline,
    dek: wire.dek,
    type: wire.type,
    section: wire.section,
    authors: [...(wire.author ? [wire.author] : []), ...wire.moreAuthors],
    topics: wire.topics,
    image: wire.image ?? undefined,
    publishedAt: wire.datePublished ?? 0,
    updatedAt: wire.dateUpdated ?? undefined,
    wordCount: wire.wordCount,
  };
}

export const storySummaryCodec = summaryFields.transform(toSummary);

export const articleCodec = summaryFields
  .extend({
    body: z.string(),
    correction: text,
    tags: z.array(z.object({ slug: z.string(), name: z.string() })).default([]),
    noIndex: z.boolean().default(false),
    edition: z.string().default('us'),
    titleTag: text,
    seoMetaDescription: text,
  })
  .transform(
    ({ body, correction, tags, noIndex, edition, titleTag, seoMetaDescription, ...wire }): Article => ({
      ...toSummary(wire),
      body,
      correction,
      tags,
      noIndex,
      edition,
      titleTag,
      seoMetaDescription,
    }),
  );

/** Paging travels as strings; everything after this works with numbers. */
const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.number().int().nonnegative());

export const contentListCodec = z
  .object({
    title: z.string().default(''),
    slug: z.string().default(''),
    items: z.array(storySummaryCodec).default([]),
    paging: z.object({ limit: count, offset: count, total: count }),
  })
  .transform((list): ContentList => list);
