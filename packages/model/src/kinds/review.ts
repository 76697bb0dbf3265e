/** Reviews: stories that judge a product. */

import { z } from 'zod';
import { componentsByName } from '../components-by-name.ts';
import { contentFields } from '../content.ts';
import { contentListCodec } from '../content-list.ts';
import { techProductCodec } from '../product.ts';
import { shortcodeDataCodec } from '../shortcode-data.ts';
import { promoFields, storyFields, withStory } from '../story.ts';
import { videoCodec } from '../video.ts';
import { contentDate, decimal, flag, label, lines, list, maybe, rating, text } from '../wire.ts';

export const subRatingCodec = z.object({ id: label, name: z.string(), rating });
export type SubRating = z.output<typeof subRatingCodec>;

export const reviewCodec = z
  .object({
    ...contentFields,
    ...storyFields,
    ...promoFields,
    bad: text,
    bottomLine: text,
    body: text,
    editorsChoice: flag,
    editorsChoiceDate: maybe(contentDate),
    good: text,
    preferredProductName: text,
    promoTitle: text,
    starRating: decimal,
    subRatings: list(subRatingCodec),
    targetSlug: text,
    suppressAds: flag,
    additionalShortcodeData: shortcodeDataCodec,
    shortcodeTags: lines,
    correction: text,
    /** When it was corrected. */
    dateCorrected: maybe(contentDate),
    suppressBio: flag,
    video: maybe(videoCodec),
    relatedProduct: maybe(techProductCodec),
  })
  .transform((wire, issues) => withStory(wire, issues));
export type Review = z.output<typeof reviewCodec>;

export const reviewPageCodec = componentsByName({
  review: reviewCodec,
  /** Reviews of what may be bought instead, each with its product as `pick`. */
  alsoConsider: contentListCodec.optional(),
  keepReading: contentListCodec,
  moreInTopic: contentListCodec.optional(),
});

/** What a feed tells of it besides its text. */
export const reviewFeedParts = { bottomLine: text };
