/** Which chapter of a video is being played: none before it was played or moved for the first time. */
import { type RefObject, useEffect, useState } from 'react';
import type { Chapter } from '../player/playable-video.ts';
import { chapterAt } from './chapter-at.ts';

export function useChapterPlayed(
  chapters: readonly Chapter[],
  player: RefObject<HTMLVideoElement | null>,
): number | undefined {
  const [played, setPlayed] = useState<number>();
  useEffect(() => {
    const video = player.current;
    setPlayed(undefined);
    if (!video) return;
    const mark = (): void => setPlayed(chapterAt(chapters, video.currentTime));
    video.addEventListener('timeupdate', mark);
    return () => video.removeEventListener('timeupdate', mark);
  }, [chapters, player]);
  return played;
}
