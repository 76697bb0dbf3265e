/** What live coverage opens with: its video, or else its picture, cut low so that the entries are not far. */
import { Picture } from '../picture/Picture.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';
import { Player } from '../player/Player.tsx';
import type { PlayableVideo } from '../player/playable-video.ts';
import styles from './LiveLead.module.css';

interface LiveLeadProps {
  video: PlayableVideo | undefined;
  picture: ShownPicture | undefined;
}

export function LiveLead({ video, picture }: LiveLeadProps) {
  if (!video && !picture) return null;
  return (
    <div className={styles.lead}>
      {video ? <Player video={video} /> : picture && <Picture picture={picture} priority />}
    </div>
  );
}
