/** What a page of a gallery is there for: the picture whole, or the video in its place. */
import { Picture } from '../picture/Picture.tsx';
import { Player } from '../player/Player.tsx';
import styles from './ShotExhibit.module.css';
import type { Shot } from './shot.ts';

export function ShotExhibit({ shot: { video, picture } }: { shot: Shot }) {
  if (video) return <Player video={video} />;
  if (!picture) return null;
  return (
    <div className={styles.frame}>
      <Picture key={picture.src} picture={picture} className={styles.picture} priority />
    </div>
  );
}
