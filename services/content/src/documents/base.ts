/**
 * What documents of every kind of story have. Topics, authors, products and collections are named by their slugs,
 * pictures and other stories by their ids, so that a document survives every renaming but its own.
 */
import { reservedWords } from '@masthead/urls';
import { z } from 'zod';
import { distinct, id, instant, line, required, slug, username } from './fields.ts';
import { text } from './texts.ts';

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
export const storySlug = slug.refine((word) => !reservedWords.has(word), 'is a word that addresses use themselves');

export const baseFields = {
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
  body: text.default(''),
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

const baseDocument = z.object(baseFields);
export type BaseDocument = z.output<typeof baseDocument>;
export type BaseInput = z.input<typeof baseDocument>;

/** What every kind of story has, for checking one of no known kind. */
export const anyDocument = z.looseObject(baseFields);
