/** What is told of a video and of an advertisement in one. */
import { z } from 'zod';
import { QUARTERS } from '../quarters.ts';
import { AUTOPLAY_KINDS, SEQUENCE_TYPES } from '../video/names.ts';
import { duration, label, position, text, texts } from './parts.ts';

const videoContext = z.strictObject({
  videoId: label,
  videoTitle: text,
  sequenceType: z.enum(SEQUENCE_TYPES),
  playlistId: label.nullable(),
  playlistTitle: text.nullable(),
  playlistIndex: position.nullable(),
  videoPlayer: label,
  /** In seconds. */
  videoLength: duration,
  playheadPosition: duration,
  /** From 0 to 100. */
  volumeLevel: z.int().min(0).max(100),
  livestream: z.boolean(),
  /** Where in an article it stands; null on a page of its own. */
  articlePlacement: label.nullable(),
  location: label,
  tags: texts,
  /** Whether it was chosen by what the page is about. */
  isContextual: z.boolean(),
  autoplayType: z.enum(AUTOPLAY_KINDS),
});

const adContext = z.strictObject({
  adRollPosition: z.enum(['pre', 'mid', 'post']),
  adSkippable: z.boolean(),
  videoAdId: label,
  videoAdTitle: text,
});

const video = { video: videoContext };
const ad = { video: videoContext, ad: adContext };
const quartile = z.literal(QUARTERS);

export const videoFields = {
  video_loaded: z.strictObject(video),
  video_started: z.strictObject(video),
  video_played: z.strictObject(video),
  video_watched: z.strictObject({ ...video, quartile }),
  video_paused: z.strictObject(video),
  video_interrupted: z.strictObject(video),
  video_ad_loaded: z.strictObject(ad),
  video_ad_started: z.strictObject(ad),
  video_ad_watched: z.strictObject({ ...ad, quartile }),
  video_ad_skipped: z.strictObject(ad),
  video_ad_paused: z.strictObject(ad),
};
