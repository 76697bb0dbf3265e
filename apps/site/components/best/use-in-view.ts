/** Which of a page's places the reader is at: the last one that has passed a line in the upper half of the window. */
import { useEffect, useState } from 'react';

/** As a share of the window's height from its top. */
const LINE = 0.4;

export interface Placed {
  id: string;
  top: number;
  bottom: number;
  /** It ends where it ends; a heading holds until the next place begins. */
  bounded: boolean;
}

export function placeAt(places: readonly Placed[], line: number): string | undefined {
  const passed = places.filter(({ top }) => top <= line);
  if (passed.length === 0) return undefined;
  const last = passed.reduce((one, other) => (other.top >= one.top ? other : one));
  return last.bounded && last.bottom < line ? undefined : last.id;
}

const placesOf = (ids: readonly string[]): Placed[] =>
  ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const { top, bottom } = element.getBoundingClientRect();
    return [{ id, top, bottom, bounded: element.localName === 'section' }];
  });

/** Names of elements, joined by spaces, so that the same names are the same value. */
export function useInView(names: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ids = names.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(placeAt(placesOf(ids), window.innerHeight * LINE));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    // A frame later than it could be: where everything stands is known by then, and need not be found out first.
    frame = requestAnimationFrame(() => {
      frame = 0;
      lookSoon();
    });
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [names]);
  return current;
}
