/** What a page of a gallery is there for: the picture whole, or the video in its place. */
import { classes } from '@masthead/ui';
import { Picture } from '../picture/Picture.tsx';
import { Player } from '../player/Player.tsx';
import styles from './ShotExhibit.module.css';
import type { Shot } from './shot.ts';

interface ShotExhibitProps {
  shot: Shot;
  /** What the reader sees first of the page. */
  first: boolean;
  /** Among others, it is as wide as they are. */
  stacked?: boolean;
}

export function ShotExhibit({ shot: { video, picture }, first, stacked = false }: ShotExhibitProps) {
  if (video) return <Player video={video} />;
  if (!picture) return null;
  return (
    <div className={classes(styles.frame, stacked && styles.stacked)}>
      <Picture key={picture.src} picture={picture} className={styles.picture} priority={first} />
    </div>
  );
}
