/** A picture of a gallery on a page of its own, and the way to the others: by links, by swiping, by arrow keys. */
import { useCallback, useRef } from 'react';
import { ShotCaption } from './ShotCaption.tsx';
import { ShotExhibit } from './ShotExhibit.tsx';
import styles from './ShotFigure.module.css';
import { ShotNav } from './ShotNav.tsx';
import type { Place, Shot } from './shot.ts';
import type { Turn } from './turning.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSwipe } from './use-swipe.ts';

export function ShotFigure({ shot, place }: { shot: Shot; place: Place }) {
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  const turn = useCallback((turned: Turn) => ({ previous, next })[turned].current?.click(), []);
  useArrowKeys(turn);
  const swipe = useSwipe(turn);
  return (
    // Whoever turned the page goes on from the picture.
    <figure className={styles.shot} tabIndex={-1} data-first-focus>
      <div className={styles.frame} {...swipe}>
        <ShotExhibit shot={shot} first />
      </div>
      <figcaption className={styles.words}>
        <ShotNav place={place} links={{ previous, next }} />
        <ShotCaption shot={shot} />
      </figcaption>
    </figure>
  );
}
