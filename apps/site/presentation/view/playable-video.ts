/** A video to what a player needs: which of its files, in which order, its still and its captions. */
import { chooseVideoFiles, filesOf, VIDEO_LIVE, type Video } from '@masthead/model';
import type { Chapter, PlayableVideo } from '../../components/player/playable-video.ts';
import type { ContentClient } from '../../content-api/client.ts';
import { sizedPicture } from '../sized-picture.ts';
import type { View } from './view.ts';

const HLS_TYPE = 'application/vnd.apple.mpegurl';
const MP4_TYPE = 'video/mp4';
/** The shape of most videos, for those that do not say theirs. */
const USUAL = { width: 640, height: 360 };

interface PlayerParts {
  content: Pick<ContentClient, 'pathOf'>;
  view: Pick<View, 'images'>;
}

/** Undefined when it cannot be watched: it is not live (any more), or no file of it can be played. */
export function playableVideo(video: Video, { content, view }: PlayerParts): PlayableVideo | undefined {
  const sources = sourcesOf(video);
  if (!isLive(video) || sources.length === 0) return undefined;
  const poster = video.image ? sizedPicture(view.images, video.image, 'video_still').src : video.poster;
  const captions = captionsOf(video, content);
  return {
    id: video.id,
    title: video.headline,
    width: video.mp4Width ?? USUAL.width,
    height: video.mp4Height ?? USUAL.height,
    sources,
    ...(poster && { poster }),
    ...(captions && { captions }),
    ...(video.silent && { silent: true }),
  };
}

/** Browsers start a file where its address says, and take the file rather than the stream. */
export function chaptersOf({ chapters, duration }: Video, { sources }: PlayableVideo): Chapter[] {
  const file = (sources.find(({ type }) => type === MP4_TYPE) ?? sources[0])?.src;
  if (!file) return [];
  return chapters
    .filter(({ start }) => start < (duration ?? Number.POSITIVE_INFINITY))
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, title }) => ({ title, start, href: `${file}#t=${start}` }));
}

const isLive = ({ metaData }: Video): boolean => (metaData?.status ?? VIDEO_LIVE) === VIDEO_LIVE;

function sourcesOf(video: Video): PlayableVideo['sources'] {
  // A kind of file that nobody knows is no file to play.
  const { hls, mp4 } = chooseVideoFiles(filesOf(video), () => undefined);
  const stream = hls?.url ?? secure(video.m3u8) ?? secure(video.manifestUrl);
  const file = mp4?.url ?? secure(video.mp4Url) ?? secure(video.mp4);
  return [...(stream ? [{ src: stream, type: HLS_TYPE }] : []), ...(file ? [{ src: file, type: MP4_TYPE }] : [])];
}

const secure = (address: string | undefined): string | undefined =>
  address && !/^http:/i.test(address) ? address : undefined;

/** The content service hands out captions by the video's slug. */
function captionsOf({ slug, captions }: Video, content: Pick<ContentClient, 'pathOf'>): string | undefined {
  return slug && captions.length > 0 ? content.pathOf('captions', { slug }) : undefined;
}
