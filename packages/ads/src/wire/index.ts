/** What a page's browser and the ad server say to each other: one question for all places of a page. */
import { DEVICES } from '@masthead/rules';
import { z } from 'zod';
import { isSizeName, PLACEMENT_FAMILIES } from '../placements.ts';
import { MOST_SEEN_TIMES } from '../seen.ts';
import { LONGEST_VALUE, MOST_VALUES, TARGETING_KEYS } from '../targeting.ts';

export * from './delivered.ts';

export const MOST_SLOTS = 24;
const value = z.string().min(1).max(LONGEST_VALUE);
const sizeNameSchema = z.string().refine(isSizeName, 'is no size such as 300x250');
const id = z.string().regex(/^[a-z0-9-]{1,64}$/);

export const adQuestionSchema = z.strictObject({
  v: z.literal(1),
  /** One for each page view. */
  view: z.uuid(),
  path: z.string().startsWith('/').max(2_000),
  device: z.enum(DEVICES),
  targeting: z.partialRecord(z.enum(TARGETING_KEYS), z.array(value).max(MOST_VALUES)),
  slots: z
    .array(
      z.strictObject({
        id,
        placement: z.enum(PLACEMENT_FAMILIES),
        position: z.number().int().min(1).max(99),
        sizes: z.array(sizeNameSchema).min(1).max(8),
      }),
    )
    .min(1)
    .max(MOST_SLOTS),
  /** How often lines with a cap were shown in this browser; absent where nothing may be remembered. */
  seen: z.record(z.string().max(64), z.array(z.number().int()).max(MOST_SEEN_TIMES)).optional(),
  /** Advertisers that this reader hid, in this browser. */
  hidden: z.array(z.string().max(64)).max(50).optional(),
});
export type AdQuestion = z.infer<typeof adQuestionSchema>;

const about = z.strictObject({
  advertiser: z.string(),
  advertiserId: z.string(),
  payer: z.string(),
  /** A sentence: what of the page led to it, and that nothing about the reader was used. */
  why: z.string(),
  soldThrough: z.string(),
});

const filled = z.strictObject({
  slot: id,
  line: z.string(),
  creative: z.string(),
  /** Signed, and good for an hour: what is told of this showing is counted by it, once. */
  token: z.string(),
  size: sizeNameSchema,
  about,
  /** The line has a cap: the browser remembers that it was shown, where it may. */
  capped: z.boolean(),
  show: z.discriminatedUnion('kind', [
    /** Shown in a frame of no origin, at a path of ours. */
    z.strictObject({ kind: z.literal('frame'), src: z.string().startsWith('/'), title: z.string() }),
    /** Shown by the page itself, in its own type. */
    z.strictObject({
      kind: z.literal('native'),
      headline: z.string(),
      text: z.string(),
      payerName: z.string(),
      host: z.string(),
      href: z.string().startsWith('/'),
      picture: z.strictObject({
        src: z.string().startsWith('/'),
        width: z.number(),
        height: z.number(),
        alt: z.string(),
      }),
    }),
  ]),
});

/** A slot that is not named stays empty. */
export const adAnswerSchema = z.strictObject({ v: z.literal(1), filled: z.array(filled) });
export type AdAnswer = z.infer<typeof adAnswerSchema>;
export type FilledSlot = z.infer<typeof filled>;
