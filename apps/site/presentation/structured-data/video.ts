/** A video that can be watched on the page; one that is not live (any more) is none. */
import {
  chooseVideoFiles,
  filesOf,
  isoDuration,
  machineDate,
  primaryTopic,
  VIDEO_LIVE,
  type Video,
} from '@masthead/model';
import { contentTarget, targetPath, variantPath } from '@masthead/urls';
import { sizedPicture } from '../sized-picture.ts';
import { absoluteUrl, type Describe, type PageFacts, publisherOf } from './page-facts.ts';

/** Search engines want a still and a date with every video: one without them is told to the log, not to them. */
function needed<Value>(value: Value | undefined, what: string, { id }: Video): Value {
  if (value === undefined) throw new Error(`The video ${id} has no ${what}`);
  return value;
}

const stillOf = ({ image, poster }: Video, { images }: PageFacts): string | undefined =>
  image ? sizedPicture(images, image, 'seo_image_wide').src : poster || undefined;

/** The file itself; a stream only where there is no file. */
function fileOf(video: Video, page: PageFacts): string | undefined {
  const { hls, mp4 } = chooseVideoFiles(filesOf(video), () => undefined);
  const address = mp4?.url ?? video.mp4Url ?? video.mp4 ?? hls?.url ?? video.m3u8 ?? video.manifestUrl;
  return address && absoluteUrl(page, address);
}

/** Its own page, whatever page it is shown on, and the one with the player alone. */
function addressesOf(video: Video, page: PageFacts): { url?: string; embedUrl?: string } {
  const { slug } = video;
  if (!slug) return {};
  const topicPath = primaryTopic(video)?.path ?? [];
  const target = contentTarget({ ...video, kind: 'video', slug, topicPath });
  const player = variantPath(target, 'share');
  return { url: absoluteUrl(page, targetPath(target)), ...(player && { embedUrl: absoluteUrl(page, player) }) };
}

export const videoObject =
  (video: Video): Describe =>
  (page) => {
    if ((video.metaData?.status ?? VIDEO_LIVE) !== VIDEO_LIVE) return undefined;
    const contentUrl = fileOf(video, page);
    return {
      '@type': 'VideoObject',
      name: video.headline,
      description: video.description ?? video.headline,
      thumbnailUrl: absoluteUrl(page, needed(stillOf(video, page), 'still', video)),
      uploadDate: machineDate(needed(video.publishedAt, 'date', video)),
      publisher: publisherOf(page),
      inLanguage: 'en-US',
      ...(video.duration !== undefined && { duration: isoDuration(video.duration) }),
      ...(contentUrl && { contentUrl }),
      ...addressesOf(video, page),
    };
  };
