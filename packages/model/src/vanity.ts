/** Vanity addresses: friendly paths and what stands behind them. */
import { z } from 'zod';
import { VANITY_URL_TYPES } from './vanity-rule.ts';
import { contentDate, id, list, maybe, settableFlag, text } from './wire.ts';

const slugHolder = z.object({ slug: text });

export const vanityTargetCodec = z.object({
  edition: z.string(),
  targetType: text,
  /** A slug, or one for each edition; and the address behind it where the service knows it. */
  target: maybe(z.object({ slug: text, url: text, availableOn: maybe(z.record(z.string(), slugHolder)) })),
});
export type VanityTarget = z.output<typeof vanityTargetCodec>;

export const vanityResponseCodec = z.object({
  id,
  urlType: z.enum(VANITY_URL_TYPES),
  urlPath: z.string(),
  enabled: settableFlag,
  dateExpired: maybe(contentDate),
  targets: list(vanityTargetCodec),
});
export type VanityResponse = z.output<typeof vanityResponseCodec>;
