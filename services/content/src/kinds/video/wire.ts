/** Videos as they travel: on their own page, beside a story, within its text. */
import { type AutoplayType, MEDIA_PREFIX, storyKinds, webVtt } from '@masthead/model';
import type { BaseDocument } from '../../documents/base.ts';
import type { DetailOf } from '../../documents/shown.ts';
import type { StoryRecord } from '../../repositories/stories.ts';
import { type Material, wireContent } from '../../wire/story.ts';
import { type VideoDocument, videoDetails } from './document.ts';

type VideoDetail = DetailOf<VideoDocument>;

/** Where videos are fetched from the media store. */

export function wireVideo(story: StoryRecord, detail: VideoDetail, material: Material) {
  const [manifestUrl, mp4Url] = [`${MEDIA_PREFIX}${detail.manifest}`, `${MEDIA_PREFIX}${detail.mp4}`];
  const autoplayType: AutoplayType = detail.suppressAutoplay ? 'MANUAL' : 'AUTOPLAY';
  const files = [
    { url: manifestUrl, type: 'clear HLS', format: 'M3U8', bitrate: 0 },
    { url: mp4Url, type: 'downloadable', format: 'MPEG4', bitrate: 800 },
  ];
  return {
    ...wireContent(story, detail, material),
    description: story.dek,
    duration: detail.duration,
    manifestUrl,
    mp4Url,
    m3u8: manifestUrl,
    mp4: mp4Url,
    mp4Height: detail.height,
    mp4Width: detail.width,
    files,
    captions: detail.captions.length > 0 ? [{ format: 'webvtt', process: 'text', data: webVtt(detail.captions) }] : [],
    chapters: chaptersOf(detail),
    silent: detail.silent,
    autoplayType,
    metaData: { duration: detail.duration, files, status: detail.status, promoTitle: story.headline },
  };
}

/** What begins after the end is none. */
const chaptersOf = ({ chapters, duration }: VideoDetail) => chapters.filter(({ start }) => start < duration);

/** What is needed to play a story; undefined when it is no video, or was fetched without that. */
export const videoDetailOf = ({
  type_name,
  detail,
}: Pick<StoryRecord, 'type_name' | 'detail'>): VideoDetail | undefined =>
  type_name === storyKinds.video.typeName && detail ? videoDetails.read(detail) : undefined;

/** A video among the stories of a page; null when it is none, or not there. */
export function videoById(id: string, material: Material) {
  const story = material.stories.get(id);
  const detail = story && videoDetailOf(story);
  return detail ? wireVideo(story, detail, material) : null;
}

/** A story's own video, when it has one that readers may see. */
export const attachedVideo = ({ video }: Pick<BaseDocument, 'video'>, material: Material) =>
  video ? videoById(video, material) : null;
