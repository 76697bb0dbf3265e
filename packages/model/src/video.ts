/** Videos with their metadata, files and captions. */
import { z } from 'zod';
import { contentFields } from './content.ts';
import { preferredDate } from './dates.ts';
import { type Image, imageCodec } from './image.ts';
import { VIDEO_LIVE } from './names.ts';
import { authorsOf } from './people.ts';
import { AUTOPLAY_TYPES } from './video-state.ts';
import { decimal, flag, type IssueSink, id, label, list, maybe, text, textOr } from './wire.ts';

const bitrateOf = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) || 0 : 0;

/** Files are judged when one is chosen, so that a broken one never costs the video. */
export const videoFileCodec = z.object({
  url: z
    .unknown()
    .optional()
    .transform((url) => (typeof url === 'string' ? url : undefined)),
  type: text,
  format: text,
  bitrate: z.unknown().optional().transform(bitrateOf),
});
export type VideoFile = z.output<typeof videoFileCodec>;

export const captionCodec = z.object({ data: text, format: text, process: text });
export type Caption = z.output<typeof captionCodec>;

/** Where a part of what is played begins, in seconds. */
export const chapterCodec = z.object({ start: z.number().min(0), title: z.string().min(1) });

export const videoMetadataCodec = z.object({
  collection: text,
  duration: decimal,
  files: list(videoFileCodec),
  mpxId: label,
  mpxRefId: label,
  promoDescription: text,
  promoTitle: text,
  ratingVChip: text,
  section: text,
  status: textOr(VIDEO_LIVE),
});
export type VideoMetadata = z.output<typeof videoMetadataCodec>;

/** The address of a still that is not in the media store. */
const stillAddress = z.union([
  z.string(),
  z.object({ url: z.string().min(1) }).transform(({ url }) => url),
  z.object({ path: z.string().min(1) }).transform(({ path }) => path),
]);

/** A still is an address or a picture. */
const still = maybe(
  z.union([
    imageCodec.transform((image): { image?: Image; address?: string } => ({ image })),
    stillAddress.transform((address): { image?: Image; address?: string } => ({ address })),
  ]),
);

export const videoFields = z.object({
  ...contentFields,
  id,
  title: text,
  description: text,
  duration: decimal,
  image: still,
  imageUrl: text,
  manifestUrl: text,
  mp4Url: text,
  mp4Height: decimal,
  mp4Width: decimal,
  mp4: text,
  m3u8: text,
  files: list(videoFileCodec),
  captions: list(captionCodec),
  chapters: list(chapterCodec),
  metaData: maybe(videoMetadataCodec),
  silent: flag,
  noIndex: flag,
  suppressAds: flag,
  autoplayType: maybe(z.enum(AUTOPLAY_TYPES)),
  titleTag: text,
  mpxRefId: label,
  brightcoveManifestUrl: text,
  brightcoveMp4Url: text,
});

/** `poster` is the address of its still where the still is not a picture of the media store. */
export function toVideo({ image, ...wire }: z.output<typeof videoFields>, issues: IssueSink) {
  const headline = wire.headline ?? wire.title;
  if (!headline) issues.addIssue({ code: 'custom', message: 'the video has none', path: ['headline'] });
  return {
    ...wire,
    headline: headline ?? '',
    duration: wire.duration ?? wire.metaData?.duration,
    image: image?.image,
    poster: image?.address || image?.image?.imageUrl || image?.image?.path || wire.imageUrl,
    authors: authorsOf(wire),
    /** When readers are told it was published, and updated; a video inside a story may say neither. */
    publishedAt: preferredDate(wire, 'created'),
    updatedAt: wire.displayDateUpdated ?? wire.dateUpdated,
  };
}

export const videoCodec = videoFields.transform(toVideo);
export type Video = z.output<typeof videoCodec>;
