/** What stands above the text in the file of every story, whatever its kind. */
import { z } from 'zod';
import { instant, slug, username } from '../documents/fields.ts';

export const fileName = z
  .string()
  .regex(
    /^[a-z0-9-]+\.(jpg|png|gif|webp)$/,
    'takes the name of a file in pictures/, without its folder, such as phone-trio.jpg',
  );

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** "9m", "3h", "2d": how long before the newsroom is loaded; with a minus, after. */
export const anyAge = z
  .string()
  .regex(/^-?\d+[mhd]$/, 'takes an age such as 9m, 3h or 2d: minutes, hours or days')
  .transform((text) => Number(text.slice(0, -1)) * UNIT_MS[text.slice(-1) as keyof typeof UNIT_MS]);
export const age = anyAge.refine((ms) => ms >= 0, 'lies ahead');

const promo = z.strictObject({
  headline: z.string().optional(),
  dek: z.string().optional(),
  picture: fileName.optional(),
});

export const storyMatter = {
  headline: z.string().min(1).max(120),
  dek: z.string().max(240).default(''),
  /** Where it is left out, as is usual for its kind. */
  type: z.string().min(1).default(''),
  section: z.string().min(1).default(''),
  topic: slug,
  topics: z.array(slug).default([]),
  tags: z.array(z.strictObject({ slug, name: z.string() })).default([]),
  authors: z.array(username).min(1),
  picture: fileName.optional(),
  /** None: it is published when it is taken over. */
  age: age.default(0),
  /** In the place of an age: when it was published. */
  published: instant.optional(),
  /** Taken over, and shown to nobody until somebody publishes it. */
  draft: z.boolean().default(false),
  updatedAge: age.optional(),
  related: z.array(slug).default([]),
  collections: z.array(slug).default([]),
  products: z.array(slug).default([]),
  video: slug.optional(),
  layoutName: z.string().default(''),
  pageLayout: z.string().default(''),
  promo: promo.optional(),
  seoTitle: z.string().default(''),
  seoDescription: z.string().default(''),
  correction: z.string().default(''),
  correctedAge: age.optional(),
  canonicalUrl: z.string().default(''),
  noIndex: z.boolean().default(false),
  suppressBio: z.boolean().default(false),
};

const matterSchema = z.object(storyMatter);
export type StoryMatter = z.output<typeof matterSchema>;
