/** Turning the pages of a gallery: which key and which movement of a finger means which page. */

export type Turn = 'previous' | 'next';

/** Shorter is a tap that slipped. In pixels. */
const SHORTEST_SWIPE = 48;
/** Steeper is the page being scrolled: so many times as far sideways as up or down. */
const FLATTEST = 1.5;

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Together with another key an arrow means something else to the browser. */
export function turnOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): Turn | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowLeft') return 'previous';
  return key === 'ArrowRight' ? 'next' : undefined;
}

export interface Point {
  x: number;
  y: number;
}

/** A finger that pulls to the left pulls the next picture in. */
export function turnOfSwipe(from: Point, to: Point): Turn | undefined {
  const [across, along] = [to.x - from.x, Math.abs(to.y - from.y)];
  if (Math.abs(across) < SHORTEST_SWIPE || Math.abs(across) < FLATTEST * along) return undefined;
  return across < 0 ? 'next' : 'previous';
}
