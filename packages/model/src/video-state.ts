/** The states that a video and its player can be in; each list is another listener's view. */

export const AUTOPLAY_TYPES = ['AUTOPLAY', 'MANUAL'] as const;
export type AutoplayType = (typeof AUTOPLAY_TYPES)[number];

export const VIDEO_STATES = ['unplayed', 'muted', 'unmuted', 'completed'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

/** The numbers that the player's own state has. */
export const PLAYER_STATE = { empty: -2, loading: -1, stopped: 0, playing: 1, paused: 2, buffering: 3 } as const;

export const PLAY_STATES = [
  'adloaded',
  'muted',
  'played',
  'playing',
  'stopped',
  'unmuted',
  'unplayed',
  'completed',
  'content completed',
] as const;
export type PlayState = (typeof PLAY_STATES)[number];

export interface VideoPlayerState {
  autoplay: boolean;
  autoplayType?: AutoplayType | undefined;
  contentStartTime?: number | undefined;
  isAd: boolean;
  /** The player's id on its page. */
  player?: string | undefined;
  sticky: boolean;
  videoState: VideoState;
}
