/**
 * What editors write: one document for each kind of story. Topics, authors, products and collections are named by
 * their slugs, pictures and other stories by their ids, so that a document survives every renaming but its own.
 */

import { REVIEW_TYPES, reservedWords } from '@masthead/urls';
import { z } from 'zod';
import {
  address,
  chapters,
  couponCode,
  distinct,
  id,
  instant,
  line,
  required,
  score,
  slug,
  username,
} from './fields.ts';

const MOST_BODY = 400_000;
const body = line(MOST_BODY);

const tag = z.strictObject({ slug, name: required(80) });

const promo = z.strictObject({
  headline: line(160).default(''),
  dek: line(400).default(''),
  picture: id.nullable().default(null),
});

const seo = z.strictObject({
  title: line(160).default(''),
  description: line(400).default(''),
  newsKeywords: z.array(line(80)).max(20).default([]),
  ogTitle: line(160).default(''),
  ogDescription: line(400).default(''),
  ogPicture: id.nullable().default(null),
  twitterCreator: line(40).default(''),
});

/** Some words mean something where a slug would stand. */
const storySlug = slug.refine((word) => !reservedWords.has(word), 'is a word that addresses use themselves');
/** The address of a review ends with its kind, and would say it twice. */
const reviewSlug = storySlug.refine(
  (word) => !REVIEW_TYPES.some((type) => word.endsWith(`-${type}`)),
  `leaves out its ending: the address adds ${REVIEW_TYPES.join(' or ')}`,
);

const base = {
  slug: storySlug,
  headline: required(160),
  dek: line(400).default(''),
  type: required(60),
  section: required(40).default('news'),
  edition: line(8).default('us'),
  /** The first is the primary one. */
  topics: z.array(slug).min(1, 'needs at least one').max(12),
  tags: z.array(tag).max(24).default([]),
  /** The first is the main one. */
  authors: z.array(username).min(1, 'needs at least one').max(12),
  picture: id.nullable().default(null),
  body: body.default(''),
  related: distinct(id, 12),
  collections: distinct(slug, 12),
  products: distinct(slug, 24),
  video: id.nullable().default(null),
  layoutName: line(80).default(''),
  pageLayout: line(80).default(''),
  correction: line(1000).default(''),
  /** When it was corrected; readers are told beside what was wrong. */
  correctedAt: instant.nullable().default(null),
  canonicalUrl: line(2000).default(''),
  noIndex: z.boolean().default(false),
  suppressAds: z.boolean().default(false),
  suppressAutoplay: z.boolean().default(false),
  suppressBio: z.boolean().default(false),
  promo: promo.prefault({}),
  seo: seo.prefault({}),
  displayPublished: instant.nullable().default(null),
  displayUpdated: instant.nullable().default(null),
};

const listicleItem = z.strictObject({
  product: slug,
  award: line(80).default(''),
  /** Where no review of its own says it. */
  score: score.nullable().default(null),
  summary: line(1000).default(''),
  pros: z.array(line(200)).max(10).default([]),
  cons: z.array(line(200)).max(10).default([]),
});

/** What a comparison of two products found; the scores stand in the order of the list. */
const versus = z.strictObject({
  call: line(600).default(''),
  rounds: z
    .array(z.strictObject({ name: required(60), note: line(120).default(''), scores: z.tuple([score, score]) }))
    .max(20)
    .default([]),
});

const rate = z.strictObject({
  product: required(80),
  description: line(200).default(''),
  rate: z.number().min(0).max(100),
  apr: z.number().min(0).max(100),
});

/** What a story offers: a product at a shop's price, or a code that takes something off. */
const deal = z
  .strictObject({
    product: slug.nullable().default(null),
    /** What it is, where it is no product or not all of one. */
    title: line(160).default(''),
    /** The shop; none: whichever is cheapest. */
    merchant: line(80).default(''),
    /** Where the shop has it, when it is no product's offer. */
    url: address.nullable().default(null),
    code: couponCode.nullable().default(null),
    /** In dollars: what it costs with the code. */
    price: z.number().nonnegative().max(10_000_000).nullable().default(null),
    /** What the shop wants in return. */
    terms: line(300).default(''),
    ends: instant.nullable().default(null),
  })
  .refine(({ product, title }) => product !== null || title !== '', 'needs a product or a title')
  .refine(({ code, price }) => code !== null || price === null, 'has a price of its own without a code');

export const articleDocument = z.strictObject({
  ...base,
  typeName: z.literal('content_article'),
  listicle: z.array(listicleItem).max(40).default([]),
  versus: versus.nullable().default(null),
  deals: z.array(deal).max(24).default([]),
  rates: z.array(rate).max(40).default([]),
});

const verdict = z.strictObject({
  product: slug.nullable().default(null),
  kind: z.enum(['review', 'preview']).default('review'),
  score: score.nullable().default(null),
  scores: z
    .array(z.strictObject({ name: required(60), score }))
    .max(12)
    .default([]),
  good: z.array(line(200)).max(10).default([]),
  bad: z.array(line(200)).max(10).default([]),
  bottomLine: line(1000).default(''),
  editorsChoice: z.boolean().default(false),
});

const reviewDocument = z.strictObject({
  ...base,
  slug: reviewSlug,
  typeName: z.literal('content_review'),
  review: verdict,
});

const galleryItem = z.strictObject({
  picture: id,
  title: required(160),
  body: body.default(''),
  product: slug.nullable().default(null),
});

const galleryDocument = z.strictObject({
  ...base,
  typeName: z.literal('content_gallery'),
  items: z.array(galleryItem).min(1, 'needs at least one').max(200),
});

/** A path in the media store. */
const mediaPath = line(300).regex(/^(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)+$/, 'is no path for media');

const cue = z
  .strictObject({ start: z.number().min(0), end: z.number().positive(), text: required(400) })
  .refine(({ start, end }) => start < end, 'ends before it starts');

const videoDocument = z.strictObject({
  ...base,
  typeName: z.literal('content_video'),
  duration: z.number().positive(),
  manifest: mediaPath,
  mp4: mediaPath,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  status: line(20).default('LIVE'),
  captions: z.array(cue).max(5000).default([]),
  chapters,
});

const zone = line(60).refine((name) => Intl.supportedValuesOf('timeZone').includes(name), 'is no time zone');

const liveDocument = z.strictObject({
  ...base,
  typeName: z.literal('content_updating_story'),
  callToAction: line(200).default(''),
  event: z.strictObject({ starts: instant, ends: instant.nullable().default(null), zone }),
});

const KINDS = [articleDocument, reviewDocument, galleryDocument, videoDocument, liveDocument] as const;
export const STORY_TYPES = KINDS.map(({ shape }) => shape.typeName.value);

/** Every kind of story. */
export const storyDocument = z.discriminatedUnion('typeName', KINDS, {
  error: ({ code }) => (code === 'invalid_union' ? `takes one of ${STORY_TYPES.join(', ')}` : undefined),
});

/** What every kind of story has, for checking one of no known kind. */
export const anyDocument = z.looseObject(base);

/** A document as it is kept. */
export type StoryDocument = z.output<typeof storyDocument>;
/** A document as it is sent in: what is left out has its default. */
export type StoryInput = z.input<typeof storyDocument>;

type Products = Pick<StoryDocument, 'products'> &
  (
    | (Pick<z.output<typeof articleDocument>, 'typeName' | 'listicle'> & Deals)
    | Pick<z.output<typeof reviewDocument>, 'typeName' | 'review'>
    | Pick<z.output<typeof galleryDocument>, 'typeName' | 'items'>
    | { typeName: 'content_video' | 'content_updating_story' }
  );

/** Stories that were published before there were deals have no list of them. */
interface Deals {
  deals?: z.output<typeof articleDocument>['deals'] | undefined;
}

export const dealsIn = ({ deals }: Deals): z.output<typeof articleDocument>['deals'] => deals ?? [];

/** Every product that a story is about: named, listed, offered, judged or shown. */
export function productSlugsOf(document: Products): string[] {
  const own = (): (string | null)[] => {
    if (document.typeName === 'content_article')
      return [...document.listicle, ...dealsIn(document)].map(({ product }) => product);
    if (document.typeName === 'content_review') return [document.review.product];
    if (document.typeName === 'content_gallery') return document.items.map(({ product }) => product);
    return [];
  };
  return [...new Set([...document.products, ...own()])].filter((slug) => slug !== null);
}
