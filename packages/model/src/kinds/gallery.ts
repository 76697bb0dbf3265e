/** Galleries: stories that are told in pictures. */

import { z } from 'zod';
import { componentsByName } from '../components-by-name.ts';
import { contentFields, contentPlatformCodec, relatedObjectCodec } from '../content.ts';
import { contentListCodec } from '../content-list.ts';
import { imageCodec } from '../image.ts';
import { techProductCodec } from '../product.ts';
import { shortcodeDataCodec } from '../shortcode-data.ts';
import { promoFields, storyFields, withStory } from '../story.ts';
import { videoCodec } from '../video.ts';
import { countOr, flag, id, list, maybe, text, textOr } from '../wire.ts';

export const galleryItemCodec = z.object({
  body: text,
  description: text,
  title: text,
  headline: text,
  id,
  image: maybe(imageCodec),
  photoCredit: text,
  position: countOr(0),
  video: maybe(videoCodec),
  relatedObjects: list(relatedObjectCodec),
  relatedProduct: maybe(techProductCodec),
});
export type GalleryItem = z.output<typeof galleryItemCodec>;

export const galleryCodec = z
  .object({
    ...contentFields,
    ...storyFields,
    ...promoFields,
    contentPlatform: maybe(contentPlatformCodec),
    body: text,
    items: list(galleryItemCodec),
    additionalShortcodeData: shortcodeDataCodec,
    noIndex: flag,
    relatedProduct: maybe(techProductCodec),
    titleTag: text,
  })
  .transform((wire, issues) => withStory(wire, issues));
export type Gallery = z.output<typeof galleryCodec>;

export const galleryPageCodec = componentsByName({
  gallery: galleryCodec,
  keepReading: contentListCodec,
  moreInTopic: contentListCodec.optional(),
});

/** What a feed tells of it besides its text. */
export const galleryFeedParts = {
  gallery: list(z.object({ title: textOr(''), body: textOr(''), picture: id })),
};
