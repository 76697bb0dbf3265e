/** Live coverage: a story that grows by items while something happens. */

import { z } from 'zod';
import { authorCodec } from '../author.ts';
import { componentsByName } from '../components-by-name.ts';
import { contentFields } from '../content.ts';
import { contentListCodec } from '../content-list.ts';
import { shortcodeDataCodec } from '../shortcode-data.ts';
import { promoFields, storyFields, withStory } from '../story.ts';
import { videoCodec } from '../video.ts';
import { contentDate, countOr, decimal, flag, id, label, list, maybe, text } from '../wire.ts';

export const LIVE_STATUSES = ['new', 'viewed', 'existing'] as const;
export type LiveStatus = (typeof LIVE_STATUSES)[number];

const liveItemFields = {
  id,
  /** The number of its last change in the story's log; the higher of two states holds. */
  event: countOr(0),
  /** Its place, highest first; a fraction once it was moved between two others. */
  sequence: decimal.transform((value) => value ?? 0).default(0),
  status: maybe(z.enum(LIVE_STATUSES)),
  deleted: flag,
  namespace: text,
};

/** Anything that arrives on a channel. */
export const liveContentItemCodec = z.object(liveItemFields);
export type LiveContentItem = z.output<typeof liveContentItemCodec>;

export const liveCoverageItemCodec = z.object({
  ...liveItemFields,
  author: maybe(authorCodec),
  body: text,
  datePublished: maybe(contentDate),
  dateUpdated: maybe(contentDate),
  displayDatePublished: maybe(contentDate),
  headline: text,
  important: flag,
  parentId: label,
  pinned: flag,
  /** An entry that comes by itself brings what its shortcodes show; those of a page share the page's. */
  additionalShortcodeData: shortcodeDataCodec,
  type: text,
  view: text,
});
export type LiveCoverageItem = z.output<typeof liveCoverageItemCodec>;

export const articleLiveCodec = z
  .object({
    ...contentFields,
    ...storyFields,
    ...promoFields,
    callToAction: text,
    channelDetails: maybe(z.object({ namespace: text, name: z.string(), key: z.string() })),
    /** The event up to which it was made. */
    lastEvent: countOr(0),
    eventStart: maybe(contentDate),
    eventEnd: maybe(contentDate),
    eventTimeZone: text,
    intro: text,
    items: list(liveCoverageItemCodec),
    additionalShortcodeData: shortcodeDataCodec,
    noIndex: flag,
    suppressAds: flag,
    titleTag: text,
    video: maybe(videoCodec),
    body: text,
    layoutName: text,
  })
  .transform((wire, issues) => withStory(wire, issues));
export type ArticleLive = z.output<typeof articleLiveCodec>;

export const livePageCodec = componentsByName({
  live: articleLiveCodec,
  keepReading: contentListCodec,
  moreInTopic: contentListCodec.optional(),
});
