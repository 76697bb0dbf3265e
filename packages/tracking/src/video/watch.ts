/** What of a player's many events is worth telling, each as often as it should be. */
import type { AutoplayType } from '@masthead/model';
import { createQuarters, type Quarter } from '../quarters.ts';
import type { AutoplayKind } from './names.ts';

/** Where in a video the player is, in seconds. */
export interface Playhead {
  readonly time: number;
  readonly duration: number;
  /** On its way to another place. */
  readonly seeking: boolean;
}

export type VideoMoment =
  | { name: 'video_loaded' | 'video_started' | 'video_played' | 'video_paused' | 'video_interrupted' }
  | { name: 'video_watched'; quartile: Quarter };

export interface VideoWatch {
  loaded(): void;
  /** It was told to play. */
  play(at: Playhead): void;
  /** It plays. */
  playing(at: Playhead): void;
  moved(at: Playhead): void;
  paused(at: Playhead): void;
  ended(at: Playhead): void;
  /** The reader leaves. */
  left(): void;
}

export function createVideoWatch(tell: (moment: VideoMoment) => void): VideoWatch {
  let isLoaded = false;
  let isStarted = false;
  let isPlaying = false;
  /** It was told to play from its beginning, whenever that is heard. */
  let begins = false;
  const reach = createQuarters();

  function moved({ time, duration }: Playhead): void {
    if (duration > 0) for (const quartile of reach((100 * time) / duration)) tell({ name: 'video_watched', quartile });
  }

  return {
    loaded() {
      if (!isLoaded) tell({ name: 'video_loaded' });
      isLoaded = true;
    },
    // From its beginning it is told when it plays, not when it is told to: it may not be let.
    play({ time, seeking }) {
      begins = time === 0 && !seeking;
      if (time > 0 && !seeking) tell({ name: 'video_played' });
    },
    playing({ time, seeking }) {
      isPlaying = true;
      if (!begins && (time > 0 || seeking)) return;
      begins = false;
      if (!isStarted) tell({ name: 'video_started' });
      isStarted = true;
      tell({ name: 'video_played' });
    },
    moved,
    paused({ time, duration, seeking }) {
      isPlaying = false;
      if (time < duration && !seeking) tell({ name: 'video_paused' });
    },
    ended(at) {
      isPlaying = false;
      moved(at);
    },
    left() {
      if (isPlaying) tell({ name: 'video_interrupted' });
      isPlaying = false;
    },
  };
}

interface Autoplay {
  autoplay: boolean;
  autoplayType?: AutoplayType | undefined;
}

/** Whether a video plays by itself is said when it is set up; who knows better has said it before. */
export const withAutoplay = (player: Autoplay, autoplay: boolean): Autoplay => ({
  autoplay,
  autoplayType: player.autoplayType ?? (autoplay ? 'AUTOPLAY' : 'MANUAL'),
});

export const autoplayKind = (type: AutoplayType | undefined): AutoplayKind => {
  if (type === undefined) return 'unknown';
  return type === 'AUTOPLAY' ? 'auto' : 'manual';
};
