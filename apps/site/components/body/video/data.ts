/** A video within a text. */
import type { PlayableVideo } from '../../player/playable-video.ts';

export interface BodyVideoData {
  video: PlayableVideo;
  /** What is said of it here. */
  caption: string;
  /** Its own page. */
  href: string;
}
