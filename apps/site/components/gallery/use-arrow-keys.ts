/** The arrow keys follow the links to the previous and the next picture, except where they mean something else. */
import { type RefObject, useEffect } from 'react';
import { type Turn, turnOfKey } from './turning.ts';

export type TurnLinks = Record<Turn, RefObject<HTMLAnchorElement | null>>;

/** Where an arrow key has a meaning of its own. */
const OWN_ARROWS = 'input, textarea, select, video, audio, [contenteditable], dialog, [popover]';

export function useArrowKeys({ previous, next }: TurnLinks): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const busy = event.target instanceof Element && event.target.closest(OWN_ARROWS);
      const wanted = event.defaultPrevented || busy ? undefined : turnOfKey(event);
      if (wanted) ({ previous, next })[wanted].current?.click();
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [previous, next]);
}
