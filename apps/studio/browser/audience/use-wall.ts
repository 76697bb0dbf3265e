/** The wall: the room alone on a whole screen, switched by a button, by W, and by leaving the full screen. */
import { useCallback, useEffect, useState } from 'react';

export function useWall(): { isWall: boolean; toggle(): void } {
  const [isWall, setIsWall] = useState(false);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // A browser that gives no full screen leaves the room as it is.
    void change.catch(() => {});
  }, []);
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    document.addEventListener('fullscreenchange', () => setIsWall(document.fullscreenElement !== null), { signal });
    document.addEventListener(
      'keydown',
      ({ key, ctrlKey, metaKey, altKey, target }) => {
        const isTyping = target instanceof HTMLElement && target.matches('input, select, textarea');
        if (key.toLowerCase() === 'w' && !ctrlKey && !metaKey && !altKey && !isTyping) toggle();
      },
      { signal },
    );
    return () => watching.abort();
  }, [toggle]);
  return { isWall, toggle };
}
