/** Which chapter is being played: none before it was played or moved for the first time. */
import { type RefObject, useEffect, useState } from 'react';
import { chapterAt } from './chapter-at.ts';
import type { Chapter } from './playable-video.ts';

export function useChapterPlayed(
  chapters: readonly Chapter[],
  player: RefObject<HTMLMediaElement | null>,
): number | undefined {
  const [played, setPlayed] = useState<number>();
  useEffect(() => {
    const media = player.current;
    setPlayed(undefined);
    if (!media) return;
    const mark = (): void => setPlayed(chapterAt(chapters, media.currentTime));
    media.addEventListener('timeupdate', mark);
    return () => media.removeEventListener('timeupdate', mark);
  }, [chapters, player]);
  return played;
}
