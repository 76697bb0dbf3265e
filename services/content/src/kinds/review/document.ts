/** A review as editors write it: an article with a verdict. */
import { storyKinds } from '@masthead/model';
import { REVIEW_TYPES } from '@masthead/urls';
import { z } from 'zod';
import { baseFields, storySlug } from '../../documents/base.ts';
import { line, required, score, slug } from '../../documents/fields.ts';

/** The address of a review ends with its kind, and would say it twice. */
const reviewSlug = storySlug.refine(
  (word) => !REVIEW_TYPES.some((type) => word.endsWith(`-${type}`)),
  `leaves out its ending: the address adds ${REVIEW_TYPES.join(' or ')}`,
);

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

export const reviewDocument = z.strictObject({
  ...baseFields,
  slug: reviewSlug,
  typeName: z.literal(storyKinds.review.typeName),
  review: verdict,
});

export type ReviewDocument = z.output<typeof reviewDocument>;
