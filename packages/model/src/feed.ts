/** Stories as they leave the site: with texts and media in feeds, with media alone in the maps that search engines read. */
import { z } from 'zod';
import { collectionCodec } from './collection.ts';
import { contentListCodec } from './content-list.ts';
import { imageCodec } from './image.ts';
import { storyFields, withStory } from './story.ts';
import { feedParts } from './story-codecs.ts';
import { tagCodec } from './topic.ts';
import { count, decimal, id, list, maybe, text, textOr } from './wire.ts';

/** A path of this site: nothing here leads out of it. */
const path = z.string().regex(/^\/(?!\/)/, 'is no path of this site');

/** The files of a video, its own or the one that a story comes with. */
const playableCodec = z.object({
  id,
  title: textOr(''),
  manifestUrl: path,
  mp4Url: path,
  mp4Width: decimal,
  mp4Height: decimal,
  duration: decimal,
  image: maybe(imageCodec),
});
export type Playable = z.output<typeof playableCodec>;

/** The file of a story that is heard. */
const audioFileCodec = z.object({
  url: path,
  /** Its content type. */
  type: z.string(),
  bytes: count,
  /** In seconds. */
  duration: z.number().positive(),
});
export type AudioFile = z.output<typeof audioFileCodec>;

const mediaCodec = z.object({ pictures: list(imageCodec), video: maybe(playableCodec) });

const givenOnFields = {
  ...storyFields,
  url: path,
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
    linked: list(z.object({ id, title: z.string(), url: path })),
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
export const mappedPagesCodec = contentListCodec.extend({ items: list(z.object({ url: path })) });
