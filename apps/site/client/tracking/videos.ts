/** Listens to every player of a page. A chunk of its own, for pages that have one. */
import {
  type AutoplayKind,
  autoplayKind,
  createVideoWatch,
  type EventFields,
  LONGEST_TEXT,
  type VideoWatch,
  withAutoplay,
} from '@masthead/tracking';
import { MEASURED, type Tell, type View } from './view.ts';

const watches = new Map<HTMLVideoElement, VideoWatch>();
let isWatching = false;

/** Gives what is to be called when the reader leaves. */
export function watchVideos(current: () => View | undefined, tell: Tell): () => void {
  const leave = (): void => {
    for (const watch of watches.values()) watch.left();
    watches.clear();
  };
  if (isWatching) return leave;
  isWatching = true;

  const watchOf = (video: HTMLVideoElement): VideoWatch => {
    const known = watches.get(video);
    if (known) return known;
    const view = current();
    // As it was set up: a script may start it later, or a reader may.
    const autoplay = autoplayKind(withAutoplay({ autoplay: false }, video.autoplay).autoplayType);
    const watch = createVideoWatch((moment) =>
      tell({ ...MEASURED, ...moment, video: contextOf(video, view, autoplay) }, view),
    );
    watches.set(video, watch);
    return watch;
  };
  const hears = (type: keyof HTMLMediaElementEventMap, then: (watch: VideoWatch, video: HTMLVideoElement) => void) =>
    // Players tell nobody above them: only on the way down is it heard.
    document.addEventListener(
      type,
      ({ target }) => target instanceof HTMLVideoElement && then(watchOf(target), target),
      { capture: true },
    );

  hears('loadedmetadata', (watch) => watch.loaded());
  hears('play', (watch, video) => watch.play(playhead(video)));
  hears('playing', (watch, video) => watch.playing(playhead(video)));
  hears('timeupdate', (watch, video) => watch.moved(playhead(video)));
  hears('seeked', (watch, video) => watch.moved(playhead(video)));
  hears('pause', (watch, video) => watch.paused(playhead(video)));
  hears('ended', (watch, video) => watch.ended(playhead(video)));
  // One that was there before this was.
  for (const video of document.querySelectorAll('video')) if (video.readyState > 0) watchOf(video).loaded();
  return leave;
}

const playhead = ({ currentTime: time, duration, seeking }: HTMLVideoElement) => ({ time, duration, seeking });

function contextOf(
  video: HTMLVideoElement,
  view: View | undefined,
  autoplayType: AutoplayKind,
): EventFields<'video_loaded'>['video'] {
  const page = view?.state.content.page ?? 'article';
  return {
    videoId: video.dataset.videoId ?? '',
    videoTitle: (video.ariaLabel ?? '').replaceAll('<', '').slice(0, LONGEST_TEXT),
    sequenceType: 'single',
    playlistId: null,
    playlistTitle: null,
    playlistIndex: null,
    videoPlayer: 'native',
    videoLength: seconds(video.duration),
    playheadPosition: seconds(video.currentTime),
    volumeLevel: video.muted ? 0 : Math.round(100 * video.volume),
    livestream: video.duration === Number.POSITIVE_INFINITY,
    articlePlacement: page === 'video' ? null : 'body',
    location: page,
    tags: [],
    isContextual: false,
    autoplayType,
  };
}

/** What is not known yet, or never ends, is no length. */
const seconds = (value: number): number => (Number.isFinite(value) ? Math.round(10 * value) / 10 : 0);
