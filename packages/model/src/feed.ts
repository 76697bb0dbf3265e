/** Stories as they leave the site: with texts and media in feeds, with media alone in the maps that search engines read. */
import { z } from 'zod';
import { audioFileCodec } from './audio-file.ts';
import { collectionCodec } from './collection.ts';
import { contentListCodec } from './content-list.ts';
import { imageCodec } from './image.ts';
import { storyFields, withStory } from './story.ts';
import { feedParts } from './story-codecs.ts';
import { tagCodec } from './topic.ts';
import { decimal, id, list, maybe, ownPath, text, textOr } from './wire.ts';

/** The files of a video, its own or the one that a story comes with. */
const playableCodec = z.object({
  id,
  title: textOr(''),
  manifestUrl: ownPath,
  mp4Url: ownPath,
  mp4Width: decimal,
  mp4Height: decimal,
  duration: decimal,
  image: maybe(imageCodec),
});
export type Playable = z.output<typeof playableCodec>;

const mediaCodec = z.object({ pictures: list(imageCodec), video: maybe(playableCodec) });

const givenOnFields = {
  ...storyFields,
  url: ownPath,
  media: mediaCodec.prefault({}),
};

export const feedItemCodec = z
  .object({
    ...givenOnFields,
    body: textOr(''),
    correction: text,
    tags: list(tagCodec),
    audio: maybe(audioFileCodec),
    /** The stories that its text leads to. */
    linked: list(z.object({ id, title: z.string(), url: ownPath })),
    ...feedParts,
  })
  .transform((wire, issues) => withStory(wire, issues));
export type FeedItem = z.output<typeof feedItemCodec>;

/** `show` is the collection whose feed it is. */
export const feedCodec = contentListCodec.extend({ items: list(feedItemCodec), show: maybe(collectionCodec) });
export type FeedPage = z.output<typeof feedCodec>;

const mappedStoryCodec = z.object(givenOnFields).transform((wire, issues) => withStory(wire, issues));
export type MappedStory = z.output<typeof mappedStoryCodec>;

/** A map with the stories' pictures and videos. */
export const mappedStoriesCodec = contentListCodec.extend({ items: list(mappedStoryCodec) });

/** A map of addresses that are no stories. */
export const mappedPagesCodec = contentListCodec.extend({
  items: list(z.object({ url: ownPath, dateModified: z.iso.datetime().optional() })),
});
