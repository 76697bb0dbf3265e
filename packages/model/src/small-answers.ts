/** Answers of the content service that are no pages, lists or stories: what the site and live coverage parse them with. */
import { z } from 'zod';
import { seamlessItemCodec } from './component.ts';
import { liveCoverageItemCodec } from './kinds/live.ts';

/** Where content is read. */
export const contentAddressCodec = z.object({ url: z.string().startsWith('/') });

export const liveItemsCodec = z.object({ items: z.array(liveCoverageItemCodec) });

/** How far live coverage is, what changed, and what readers follow it with. Its entries are passed on as they are. */
export const liveChannelAnswerCodec = z.object({
  slug: z.string(),
  key: z.string(),
  lastEvent: z.number(),
  more: z.boolean(),
  items: z.array(z.unknown()),
});

/** What may follow on an endless page. */
export const seamlessCodec = z.object({ items: z.array(seamlessItemCodec) });

/** The log of changes after a position: the names of what each transaction changed. */
export const changesCodec = z.object({
  entries: z.array(z.array(z.string()).readonly()).readonly(),
  last: z.number(),
  /** Who asked stands too far back, or ahead of the log, and knows nothing of what changed. */
  missed: z.boolean(),
  more: z.boolean(),
});

/** A token for somebody who is nobody in particular, and for how many seconds it holds. */
export const userTokenCodec = z.object({ token: z.string(), expiresIn: z.number() });

export const flagValuesCodec = z.record(z.string(), z.boolean());

/** What was sent is kept. */
export const notedCodec = z.object({ noted: z.literal(true) });

export const experimentCountsCodec = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      bucket: z.string(),
      exposures: z.number().min(0),
      conversions: z.number().min(0),
    }),
  ),
});

/** Friendly addresses by path. A rule that names no kind sends readers to its target by a redirect that is not kept. */
export const vanityDictionaryCodec = z.record(
  z.string(),
  z.object({ urlType: z.string().nullish(), target: z.string().nullish() }),
);
