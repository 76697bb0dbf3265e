/** Where a video is watched: the player, or that it cannot be. */
import type { Ref } from 'react';
import { Player } from '../player/Player.tsx';
import type { PlayableVideo } from '../player/playable-video.ts';
import { Unavailable } from './Unavailable.tsx';

interface StageProps {
  video: PlayableVideo | undefined;
  player?: Ref<HTMLVideoElement>;
}

export const Stage = ({ video, player }: StageProps) =>
  video ? <Player video={video} main ref={player} /> : <Unavailable />;
