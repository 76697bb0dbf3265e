/** Podcasts: episodes of a show, which are heard. */
import { z } from 'zod';
import { audioFileCodec } from '../audio-file.ts';
import { collectionCodec } from '../collection.ts';
import { componentsByName } from '../components-by-name.ts';
import { contentFields } from '../content.ts';
import { contentListCodec } from '../content-list.ts';
import { shortcodeDataCodec } from '../shortcode-data.ts';
import { promoFields, storyFields, withStory } from '../story.ts';
import { chapterCodec } from '../video.ts';
import { count, flag, list, maybe, text, textOr } from '../wire.ts';

/** As directories of podcasts name them. */
export const EPISODE_TYPES = ['full', 'trailer', 'bonus'] as const;

/** What somebody says at a time: plain text. */
const spokenCodec = z.object({ start: z.number().min(0), speaker: textOr(''), text: z.string().min(1) });

const episodeFields = {
  season: maybe(count),
  number: maybe(count),
  episodeType: z.enum(EPISODE_TYPES),
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
    audio: audioFileCodec,
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
