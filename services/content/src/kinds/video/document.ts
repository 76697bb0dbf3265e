/** A video as editors write it: where its files are, what is said in it, and its parts. */
import { storyKinds } from '@masthead/model';
import { z } from 'zod';
import { baseFields } from '../../documents/base.ts';
import { chapters, line, mediaPath, required } from '../../documents/fields.ts';
import { detailSchema } from '../../documents/shown.ts';
import { jsonColumn } from '../../stored/json.ts';

const cue = z
  .strictObject({ start: z.number().min(0), end: z.number().positive(), text: required(400) })
  .refine(({ start, end }) => start < end, 'ends before it starts');

export const videoDocument = z.strictObject({
  ...baseFields,
  typeName: z.literal(storyKinds.video.typeName),
  duration: z.number().positive(),
  manifest: mediaPath,
  mp4: mediaPath,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  status: line(20).default('LIVE'),
  /** It has no sound, so that players show its captions from the start. */
  silent: z.boolean().default(false),
  captions: z.array(cue).max(5000).default([]),
  chapters,
});

export type VideoDocument = z.output<typeof videoDocument>;

/** `stories.detail` of videos. */
export const videoDetails = jsonColumn(detailSchema(videoDocument));
