/** Who wrote an entry, and the way to pass it on. */
import { Avatar } from '../story/Avatar.tsx';
import { ShareButton } from '../story/ShareButton.tsx';
import styles from './EntrySignature.module.css';
import type { LiveEntry } from './live-entry.ts';

export function EntrySignature({ entry: { author, headline, href } }: { entry: LiveEntry }) {
  return (
    <div className={styles.by}>
      {author?.portrait && <Avatar portrait={author.portrait} />}
      {author && <b className={styles.name}>{author.name}</b>}
      <div className={styles.share}>
        <ShareButton form="icon" of={{ label: 'Share this update', title: headline, href }} />
      </div>
    </div>
  );
}
