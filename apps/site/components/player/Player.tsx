/** A video in the browser's own player. Browsers that play streams themselves take the stream, all others the file. */
import type { Ref, SyntheticEvent } from 'react';
import { preload } from 'react-dom';
import styles from './Player.module.css';
import type { PlayableVideo } from './playable-video.ts';

interface PlayerProps {
  video: PlayableVideo;
  /** The page is about this video: its still and its length are fetched at once, the rest when the reader plays it. */
  main?: boolean;
  /** The element itself, for who moves it. */
  ref?: Ref<HTMLVideoElement> | undefined;
}

export function Player({
  video: { id, title, width, height, poster, sources, captions, silent = false },
  main = false,
  ref,
}: PlayerProps) {
  if (main && poster) preload(poster, { as: 'image', fetchPriority: 'high' });
  return (
    // Another video is another element: a browser does not look at new sources of an old one.
    // biome-ignore lint/a11y/useMediaCaption: a video without captions is shown without them
    <video
      key={id}
      ref={ref}
      className={styles.player}
      aria-label={title}
      data-video-id={id}
      width={width}
      height={height}
      poster={poster}
      preload={main ? 'metadata' : 'none'}
      controls
      playsInline
      onVolumeChange={showWords}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default={silent} />}
    </video>
  );
}

/** What can no longer be heard is shown. A reader who hides it again is asked no second time before the next change. */
function showWords({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  const [words] = video.textTracks;
  if (words?.mode === 'disabled' && (video.muted || video.volume === 0)) words.mode = 'showing';
}
