/** A video for other sites to show: the player, the title, and the way to the whole page. */
import { Hed, Icon } from '@masthead/ui';
import { Theatre } from '../player/Theatre.tsx';
import styles from './SharedVideo.module.css';
import { Stage } from './Stage.tsx';
import type { SharedVideoData } from './shown-video.ts';

export function SharedVideo({ data: { brand, video, whole } }: { data: SharedVideoData }) {
  return (
    <article>
      <Theatre brand={brand} className={styles.shared}>
        <Stage video={video.playable} />
        <div className={styles.words}>
          <Hed as="h1" size="4">
            {video.headline}
          </Hed>
          {/* Out of the frame that another site may have put it in. */}
          <a className={styles.link} href={whole.href} target="_top">
            {whole.label} <Icon name="arrow" small />
          </a>
        </div>
      </Theatre>
    </article>
  );
}
