/** An article or a review as a file: both stand in one folder, and what has a verdict is a review. */
import { z } from 'zod';
import { address, couponCode, score, slug } from '../documents/fields.ts';
import { anyAge, storyMatter } from './story-matter.ts';

const texts = z.array(z.string()).default([]);
const review = z.strictObject({
  product: slug.optional(),
  kind: z.enum(['review', 'preview']).default('review'),
  score: score.optional(),
  scores: z.array(z.strictObject({ name: z.string(), score })).default([]),
  good: texts,
  bad: texts,
  bottomLine: z.string().default(''),
  editorsChoice: z.boolean().default(false),
});
const listicleItem = z.strictObject({
  product: slug,
  award: z.string().default(''),
  score: score.optional(),
  summary: z.string().default(''),
  pros: texts,
  cons: texts,
});
const versus = z.strictObject({
  call: z.string().default(''),
  rounds: z.array(z.strictObject({ name: z.string(), note: z.string().default(''), scores: z.tuple([score, score]) })),
});
const deal = z.strictObject({
  product: slug.optional(),
  title: z.string().default(''),
  merchant: z.string().default(''),
  url: address.optional(),
  code: couponCode.optional(),
  price: z.number().nonnegative().optional(),
  terms: z.string().default(''),
  /** An age; a negative one lies ahead. */
  ends: anyAge.optional(),
});
const rate = z.strictObject({
  product: z.string(),
  description: z.string().default(''),
  rate: z.number(),
  apr: z.number(),
});

export const storyFile = z.strictObject({
  ...storyMatter,
  review: review.optional(),
  listicle: z.array(listicleItem).default([]),
  versus: versus.optional(),
  deals: z.array(deal).default([]),
  rates: z.array(rate).default([]),
});

export type ReadStoryFile = z.output<typeof storyFile>;

/** Where both stand. */
export const READ_STORIES = 'stories';
