/** The file that the demo's advertising is written in. */
import { LINE_TYPES } from '@masthead/ads/decision';
import { z } from 'zod';
import { conditionSchema } from './booking/condition-input.ts';
import { idSchema } from './booking/words.ts';
import { sizeSchema } from './stored/creative-fields.ts';

const demoCreative = z.strictObject({
  /** Of its pictures, which stand in the advertiser's folder. */
  name: idSchema,
  /** `{site}` is the site itself. */
  landing: z.string(),
  alt: z.string(),
  headline: z.string(),
  text: z.string(),
  /** Made of its fields, in every size, instead of pictures. */
  drawn: z.strictObject({ button: z.string(), background: z.string(), ink: z.string() }).optional(),
  /** Shown before films, instead of pictures: it stands beside those of the named creative, which are its companions. */
  film: z
    .strictObject({ of: idSchema, seconds: z.int(), skippableAfter: z.int(), companions: z.array(sizeSchema) })
    .optional(),
});
export type DemoCreative = z.output<typeof demoCreative>;

const demoLine = z.strictObject({
  id: idSchema,
  name: z.string(),
  order: z.string(),
  type: z.enum(LINE_TYPES),
  goal: z.int().nullable().default(null),
  pacing: z.enum(['even', 'fast']).default('even'),
  priority: z.int(),
  /** Days from the first start, and how many. */
  from: z.int(),
  days: z.int().optional(),
  /** Dollars for a thousand. */
  cpm: z.number().default(0),
  competesAs: z.array(z.string()).default([]),
  caps: z.array(z.strictObject({ impressions: z.int(), perHours: z.int() })).default([]),
  where: conditionSchema.nullable().default(null),
  creatives: z.array(idSchema),
});
export type DemoLine = z.output<typeof demoLine>;

const demoAdvertiser = z.strictObject({
  id: idSchema,
  name: z.string(),
  payer: z.string(),
  industry: z.string(),
  host: z.string(),
  creatives: z.array(demoCreative),
  lines: z.array(demoLine),
});
export type DemoAdvertiser = z.output<typeof demoAdvertiser>;

export const demoFile = z.strictObject({ sizes: z.array(sizeSchema), advertisers: z.array(demoAdvertiser) });
