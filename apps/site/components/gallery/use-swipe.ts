/** Swiping over something: one finger, on a page that is not enlarged. With two, or looking closer, it is none. */
import { type TouchEvent, useRef } from 'react';
import { type Point, type Turn, turnOfSwipe } from './turning.ts';

export function useSwipe(turn: (turned: Turn) => void) {
  const start = useRef<Point>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      const enlarged = (window.visualViewport?.scale ?? 1) > 1;
      start.current = finger && touches.length === 1 && !enlarged ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [from, finger] = [start.current, changedTouches[0]];
      start.current = null;
      const turned = from && finger && turnOfSwipe(from, { x: finger.clientX, y: finger.clientY });
      if (turned) turn(turned);
    },
  };
}
