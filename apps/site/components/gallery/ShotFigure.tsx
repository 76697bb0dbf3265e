/** A picture of a gallery with its words and the way to the others: by links, by swiping, by arrow keys. */
import { useRef } from 'react';
import { ShotCaption } from './ShotCaption.tsx';
import { ShotExhibit } from './ShotExhibit.tsx';
import styles from './ShotFigure.module.css';
import { ShotNav } from './ShotNav.tsx';
import type { Place, Shot } from './shot.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSwipe } from './use-swipe.ts';

export function ShotFigure({ shot, place }: { shot: Shot; place: Place }) {
  const links = { previous: useRef<HTMLAnchorElement>(null), next: useRef<HTMLAnchorElement>(null) };
  useArrowKeys(links);
  const swipe = useSwipe((turned) => links[turned].current?.click());
  // Whoever turned the page goes on from the picture; whoever opened the gallery begins at its top.
  const turned = place.number > 1 && { tabIndex: -1, 'data-first-focus': true };
  return (
    <figure className={styles.shot} {...turned}>
      <div className={styles.frame} {...swipe}>
        <ShotExhibit shot={shot} />
      </div>
      <figcaption className={styles.words}>
        <ShotNav place={place} links={links} />
        <ShotCaption shot={shot} />
      </figcaption>
    </figure>
  );
}
