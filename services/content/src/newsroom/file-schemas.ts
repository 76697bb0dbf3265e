/** What people may write into a newsroom's files. */
import { z } from 'zod';
import { address, chapters, couponCode, line, required, score, slug, username } from '../documents/fields.ts';

const fileName = z.string().regex(/^[a-z0-9-]+\.(jpg|png|gif)$/, 'takes a file name such as phone-trio.jpg');

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** "9m", "3h", "2d": how long before the newsroom is loaded; with a minus, after. */
const anyAge = z
  .string()
  .regex(/^-?\d+[mhd]$/, 'takes an age such as 9m, 3h or 2d')
  .transform((text) => Number(text.slice(0, -1)) * UNIT_MS[text.slice(-1) as keyof typeof UNIT_MS]);
const age = anyAge.refine((ms) => ms >= 0, 'lies ahead');

export const topicFile = z.strictObject({ slug, name: z.string(), description: z.string(), parent: slug.optional() });

const lines = z.array(z.string()).default([]);
export const authorFile = z.strictObject({
  username,
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  bio: z.string(),
  portrait: fileName.optional(),
  title: z.string().default(''),
  email: z.string().default(''),
  disclosure: z.string().default(''),
  education: lines,
  expertise: lines,
  awards: lines,
  credentials: lines,
  roles: z.array(z.strictObject({ name: z.string(), role: z.string() })).default([]),
  bureau: z.string().default(''),
  social: z.strictObject({ twitter: z.string().default(''), instagram: z.string().default('') }).prefault({}),
  joined: age.optional(),
});

const fraction = z.number().min(0).max(1);
export const pictureFile = z.strictObject({
  file: fileName,
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  focus: z.strictObject({ x: fraction, y: fraction }),
});

/** Days ago and dollars. */
const priceChange = z.tuple([z.number().int().nonnegative(), z.number().nonnegative()]);
const history = z
  .array(priceChange)
  .min(1)
  .refine(
    (changes) => changes.every(([days], at) => at === 0 || days < (changes[at - 1]?.[0] ?? 0)),
    'is not oldest first',
  );

export const productFile = z.strictObject({
  slug,
  name: required(120),
  maker: required(80),
  kind: required(60),
  picture: fileName.optional(),
  price: z.number().nonnegative(),
  attributes: z.array(
    z.strictObject({ name: required(60), value: z.union([z.string(), z.number()]).transform(String) }),
  ),
  offers: z.array(
    z.strictObject({
      merchant: required(80),
      url: address,
      history,
      note: line(120).default(''),
      soldOut: z.boolean().default(false),
      checked: age.optional(),
    }),
  ),
});

export const collectionFile = z.strictObject({
  slug,
  title: required(120),
  description: line(600),
  picture: fileName.optional(),
  kind: required(40),
  hide: z.boolean().default(false),
  threads: z.array(slug).default([]),
});

/** Features, newsletters and the rest are checked as documents once their pictures and times are resolved. */
export const looseFile = z.record(z.string(), z.unknown());
export const vanityFile = z.strictObject({
  path: z.string(),
  kind: z.string(),
  target: z.unknown().optional(),
  enabled: z.boolean().optional(),
  expires: anyAge.optional(),
});
export const placesFile = z.strictObject({ providers: z.array(looseFile), towns: z.array(looseFile) });

const promo = z.strictObject({
  headline: z.string().optional(),
  dek: z.string().optional(),
  picture: fileName.optional(),
});

const storyMatter = {
  headline: z.string().min(1).max(120),
  dek: z.string().max(240),
  type: z.string().min(1),
  section: z.string().min(1),
  topic: slug,
  topics: z.array(slug).default([]),
  tags: z.array(z.strictObject({ slug, name: z.string() })).default([]),
  authors: z.array(username).min(1),
  picture: fileName.optional(),
  age,
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

export const galleryFile = z.strictObject({
  ...storyMatter,
  items: z
    .array(z.strictObject({ picture: fileName, title: z.string(), text: z.string(), product: slug.optional() }))
    .min(1),
});

const SCENE = /^(clip:[a-z0-9-]+|[a-z0-9-]+\.jpg)$/;
export const videoFile = z
  .strictObject({
    ...storyMatter,
    scenes: z.array(z.string().regex(SCENE)).min(1),
    captions: z.array(z.string()),
    chapters,
  })
  .refine(({ scenes, captions }) => captions.length === scenes.length * 2, 'needs two captions for each scene');

export const liveFile = z.strictObject({
  ...storyMatter,
  callToAction: z.string().default(''),
  event: z.strictObject({ starts: anyAge, ends: anyAge.optional(), zone: z.string() }),
  items: z.array(
    z.strictObject({
      age,
      headline: z.string(),
      text: z.string(),
      author: username,
      important: z.boolean().default(false),
      pinned: z.boolean().default(false),
    }),
  ),
});

export type PictureFile = z.output<typeof pictureFile>;
export type TopicFile = z.output<typeof topicFile>;
export type AuthorFile = z.output<typeof authorFile>;
export type ProductFile = z.output<typeof productFile>;
export type CollectionFile = z.output<typeof collectionFile>;
export type StoryMatter = Omit<z.output<typeof storyFile>, 'review' | 'listicle' | 'versus' | 'deals' | 'rates'>;
export type StoryFile = z.output<typeof storyFile>;
export type GalleryFile = z.output<typeof galleryFile>;
export type VideoFile = z.output<typeof videoFile>;
export type LiveFile = z.output<typeof liveFile>;
