/** A video within a text, with the way to its own page. */
import { Player } from '../../player/Player.tsx';
import styles from './BodyVideo.module.css';
import type { BodyVideoData } from './data.ts';

export function BodyVideo({ data: { video, caption, href } }: { data: BodyVideoData }) {
  return (
    <figure>
      <Player video={video} />
      <figcaption>
        {caption}{' '}
        <a className={styles.link} href={href}>
          Watch it on its own page
        </a>
      </figcaption>
    </figure>
  );
}
