/** Articles: stories that are read as text. */

import { z } from 'zod';
import { componentsByName } from '../components-by-name.ts';
import { contentFields, contentPlatformCodec } from '../content.ts';
import { contentListCodec } from '../content-list.ts';
import { dealCodec } from '../deal.ts';
import { imageCodec } from '../image.ts';
import { listicleCodec } from '../product.ts';
import { shortcodeDataCodec } from '../shortcode-data.ts';
import { promoFields, storyFields, withStory } from '../story.ts';
import { videoCodec } from '../video.ts';
import { availableOn, contentDate, decimal, flag, label, lines, list, maybe, oneOrMany, text } from '../wire.ts';

/** A row of a table of mortgage rates. */
export const mortgageCodec = z.object({
  productid: label,
  productdescription: text,
  ratevalue: decimal,
  apryield: decimal,
});
export type Mortgage = z.output<typeof mortgageCodec>;

export const articleCodec = z
  .object({
    ...contentFields,
    ...storyFields,
    ...promoFields,
    body: z.string(),
    contentPlatform: maybe(contentPlatformCodec),
    correction: text,
    /** When it was corrected. */
    dateCorrected: maybe(contentDate),
    mobileImage: maybe(imageCodec),
    layoutName: text,
    availableOn: list(availableOn),
    listicles: list(listicleCodec),
    deals: list(dealCodec),
    noIndex: flag,
    pageLayout: text,
    shortcodeTags: lines,
    additionalShortcodeData: shortcodeDataCodec,
    site: text,
    titleTag: text,
    video: maybe(videoCodec),
    suppressAds: flag,
    suppressAutoplay: flag,
    suppressBio: flag,
    mortgage: oneOrMany(mortgageCodec),
    wpArticleFields: maybe(z.record(z.string(), z.unknown())),
  })
  .transform((wire, issues) => withStory(wire, issues));
export type Article = z.output<typeof articleCodec>;

export const articlePageCodec = componentsByName({
  article: articleCodec,
  keepReading: contentListCodec,
  moreInTopic: contentListCodec.optional(),
});

/** What a feed tells of it besides its text. */
export const articleFeedParts = {
  listicle: list(z.object({ award: text, summary: text, pros: lines, cons: lines })),
};
