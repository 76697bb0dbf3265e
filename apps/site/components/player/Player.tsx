/** A video in the browser's own player. Browsers that play streams themselves take the stream, all others the file. */
import type { Ref } from 'react';
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
  video: { id, title, width, height, poster, sources, captions },
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
      width={width}
      height={height}
      poster={poster}
      preload={main ? 'metadata' : 'none'}
      controls
      playsInline
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" />}
    </video>
  );
}
