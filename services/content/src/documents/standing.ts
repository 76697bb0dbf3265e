/** What editors keep besides stories: laid-out pages, newsletters, texts, friendly addresses, and places. */
import { VANITY_URL_TYPES } from '@masthead/model';
import { z } from 'zod';
import { id, instant, line, required, score, slug } from './fields.ts';

/** The laid-out page that says how the front page is arranged; it has no page of its own. */
export const FRONT_FEATURE = 'front';

const component = z.strictObject({
  id: slug,
  /** Of the front page's own places (`front`) the slug is the name; which of them there are, it says itself. */
  family: z.enum(['listing', 'collection', 'story', 'gallery', 'video', 'text', 'newsletter', 'front']),
  view: z.enum(['hero', 'grid', 'list', 'shelf']).default('grid'),
  slug,
  hidden: z.boolean().default(false),
});
export type FeatureComponent = z.output<typeof component>;

const cell = z.strictObject({
  label: line(80).default(''),
  colspan: z.number().int().min(1).max(12),
  components: z.array(component).max(24).default([]),
  get children() {
    return z.array(cell).max(12).default([]);
  },
});
export type FeatureCell = z.output<typeof cell>;

const feature = z.strictObject({
  slug,
  name: required(120),
  description: line(600).default(''),
  topics: z.array(slug).max(12).default([]),
  viewType: z.enum(['landing', 'package']),
  picture: id.nullable().default(null),
  layout: z.array(cell).min(1).max(24),
  modifiedAt: instant,
});

const newsletter = z.strictObject({
  slug,
  name: required(80),
  tagline: line(200).default(''),
  description: line(600).default(''),
  frequency: required(40),
  day: line(20).default(''),
  topic: slug,
  picture: id.nullable().default(null),
  recommended: z.boolean().default(false),
});

const text = z.strictObject({
  slug,
  title: required(160),
  description: line(600).default(''),
  content: line(100_000),
});

/** Pages of earlier systems had names of files: they can lead on. */
const path = line(300).regex(
  /^\/([A-Za-z0-9_-]+\/)*([A-Za-z0-9_-]+\.html?)?$/,
  'takes a path that begins and ends with a slash, or ends with .html',
);

const vanity = z.strictObject({
  path,
  kind: z.enum(VANITY_URL_TYPES),
  target: z
    .strictObject({ type: required(40), slug: slug.optional(), path: path.optional() })
    .nullable()
    .default(null),
  /** What was switched says so itself; only what was not is judged by its expiry. */
  enabled: z.boolean().nullable().default(null),
  expiresAt: instant.nullable().default(null),
});

const plan = z.strictObject({
  name: required(60),
  price: z.number().positive(),
  down: z.number().positive(),
  up: z.number().positive(),
});

const provider = z.strictObject({
  slug,
  name: required(80),
  type: required(40),
  phone: required(40),
  rating: score,
  summary: line(600).default(''),
  plans: z.array(plan).min(1).max(12),
  /** When somebody looked up what the plans cost. */
  checkedAt: instant.nullable().default(null),
});

const town = z.strictObject({
  city: required(80),
  state: z.string().regex(/^[A-Z]{2}$/),
  zips: z.array(z.string().regex(/^\d{5}$/)).min(1),
  providers: z.array(slug).min(1),
  addresses: z.array(required(120)).min(1),
  sunHours: z.number().positive(),
  electricityPrice: z.number().positive(),
  homesWithFiber: z.number().min(0).max(1),
  medianPrice: z.number().positive(),
});

/** An address that a rule can be for, or lead to. */
export const rulePath = path;

export const standingSchemas = { feature, newsletter, text, vanity, provider, town } as const;
export type StandingKind = keyof typeof standingSchemas;
