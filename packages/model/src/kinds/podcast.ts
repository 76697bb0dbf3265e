/** Podcasts: episodes of a show, which are heard. */
import { z } from 'zod';
import { collectionCodec } from '../collection.ts';
import { componentsByName } from '../components-by-name.ts';
import { contentFields } from '../content.ts';
import { contentListCodec } from '../content-list.ts';
import { shortcodeDataCodec } from '../shortcode-data.ts';
import { promoFields, storyFields, withStory } from '../story.ts';
import { count, flag, list, maybe, text, textOr } from '../wire.ts';

const chapterCodec = z.object({ start: z.number().min(0), title: z.string().min(1) });

/** What somebody says at a time: plain text. */
const spokenCodec = z.object({ start: z.number().min(0), speaker: textOr(''), text: z.string().min(1) });

const episodeFields = {
  season: maybe(count),
  number: maybe(count),
  episodeType: z.enum(['full', 'trailer', 'bonus']),
  explicit: flag,
  chapters: list(chapterCodec),
  transcript: list(spokenCodec),
};

const podcastCodec = z
  .object({
    ...contentFields,
    ...storyFields,
    ...promoFields,
    ...episodeFields,
    show: collectionCodec,
    audio: z.object({ url: z.string(), type: z.string(), bytes: count, duration: z.number().positive() }),
    body: text,
    additionalShortcodeData: shortcodeDataCodec,
    noIndex: flag,
    titleTag: text,
  })
  .transform((wire, issues) => withStory(wire, issues));

const podcastPageCodec = componentsByName({
  podcast: podcastCodec,
  /** The newest others of its show. */
  episodes: contentListCodec,
  keepReading: contentListCodec,
});

export const podcastCodecs = {
  story: podcastCodec,
  page: podcastPageCodec,
  feedParts: { episode: maybe(z.object(episodeFields)) },
};
