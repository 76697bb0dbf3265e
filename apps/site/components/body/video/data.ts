/** A video within a text. */
import type { PlayableVideo } from '../../video/playable-video.ts';

export interface BodyVideoData {
  video: PlayableVideo;
  /** What is said of it here. */
  caption: string;
  /** Its own page. */
  href: string;
}
