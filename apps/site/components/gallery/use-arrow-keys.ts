/** The arrow keys turn to the previous and the next picture, except where they mean something else. */
import { useEffect } from 'react';
import { type Turn, turnOfKey } from './turning.ts';

/** Where an arrow key has a meaning of its own. */
const OWN_ARROWS = 'input, textarea, select, video, audio, [contenteditable], dialog, [popover]';

export function useArrowKeys(turn: (turned: Turn) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const busy = event.target instanceof Element && event.target.closest(OWN_ARROWS);
      const wanted = event.defaultPrevented || busy ? undefined : turnOfKey(event);
      if (wanted) turn(wanted);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [turn]);
}
