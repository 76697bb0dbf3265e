/** Goes on where the reader stopped, unless the address says where to begin, and keeps where they stop: both if they allow it. */
import { type RefObject, useEffect, useRef } from 'react';
import { preferencesAllowed } from '../../base/preferences.ts';
import { keepMoment, keptMoment } from './kept-moments.ts';

/** In seconds: a browser that is ended loses no more. */
const KEPT_EVERY = 5;

interface Heard {
  id: string;
  duration: number;
}

export function useKeptMoment(
  player: RefObject<HTMLAudioElement | null>,
  { id, duration }: Heard,
  goOn: (seconds: number) => void,
): void {
  const current = useRef(goOn);
  current.current = goOn;
  useEffect(() => {
    const audio = player.current;
    if (!audio) return;
    let keptAt = 0;
    const begin = (): void => {
      // Who is sent to a moment by the address, or has begun or moved meanwhile, is not moved by us.
      if (!preferencesAllowed.get() || !audio.paused || audio.currentTime > 0) return;
      const at = keptMoment(id, duration);
      if (at > 0) current.current(at);
    };
    const keep = (): void => {
      if (audio.currentTime === 0) return;
      keptAt = audio.currentTime;
      keepMoment(id, keptAt, duration);
    };
    const keepNowAndThen = (): void => {
      if (Math.abs(audio.currentTime - keptAt) >= KEPT_EVERY) keep();
    };
    begin();
    const stop = preferencesAllowed.subscribe(begin);
    audio.addEventListener('timeupdate', keepNowAndThen);
    audio.addEventListener('pause', keep);
    addEventListener('pagehide', keep);
    return () => {
      keep();
      stop();
      audio.removeEventListener('timeupdate', keepNowAndThen);
      audio.removeEventListener('pause', keep);
      removeEventListener('pagehide', keep);
    };
  }, [player, id, duration]);
}
