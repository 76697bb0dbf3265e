/** Where a video is watched: the player, or that it can not be. */
import { Player } from './Player.tsx';
import type { PlayableVideo } from './playable-video.ts';
import { Unavailable } from './Unavailable.tsx';

export const Stage = ({ video }: { video: PlayableVideo | undefined }) =>
  video ? <Player video={video} main /> : <Unavailable />;
