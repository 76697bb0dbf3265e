/** An episode of a podcast as editors write it: its show, its sound, its parts and what is said in it. */
import { EPISODE_TYPES, storyKinds } from '@masthead/model';
import { z } from 'zod';
import { baseFields } from '../../documents/base.ts';
import { chapters, inOrder, line, mediaPath, required, slug } from '../../documents/fields.ts';

/** Plain text; a speaker's turn is no longer than a paragraph. */
const spoken = z.strictObject({ start: z.number().min(0), speaker: line(120).default(''), text: required(2000) });

/** What files and the desk write of an episode alike. */
export const episodeFields = {
  /** The collection that it belongs to. */
  show: slug,
  season: z.number().int().positive().nullable().default(null),
  number: z.number().int().positive().nullable().default(null),
  episodeType: z.enum(EPISODE_TYPES).default('full'),
  explicit: z.boolean().default(false),
  chapters,
  transcript: z.array(spoken).max(5000).refine(inOrder, 'stands in the order in which it is said').default([]),
};

export const podcastDocument = z
  .strictObject({
    ...baseFields,
    typeName: z.literal(storyKinds.podcast.typeName),
    ...episodeFields,
    audio: z.strictObject({
      path: mediaPath.regex(/\.mp3$/, 'is not an MP3 file'),
      bytes: z.number().int().positive(),
      /** In seconds. */
      duration: z.number().positive(),
    }),
  })
  .refine(({ chapters: all, audio }) => all.every(({ start }) => start < audio.duration), {
    path: ['chapters'],
    message: 'begin before the episode ends',
  })
  .refine(({ transcript, audio }) => transcript.every(({ start }) => start < audio.duration), {
    path: ['transcript'],
    message: 'begins before the episode ends',
  });

export type PodcastDocument = z.output<typeof podcastDocument>;
