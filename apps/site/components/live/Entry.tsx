/** One entry of live coverage: when, what, who. What is pinned stands on bench, what is important says so. */
import type { Instant } from '@masthead/model';
import { classes, Hed, Icon } from '@masthead/ui';
import bodyStyles from '../story/StoryBody.module.css';
import { StoryBody } from '../story/StoryBody.tsx';
import styles from './Entry.module.css';
import { EntrySignature } from './EntrySignature.tsx';
import { EntryTime } from './EntryTime.tsx';
import type { LiveEntry } from './live-entry.ts';

interface EntryProps {
  entry: LiveEntry;
  now: Instant;
  pinned?: boolean;
}

export function Entry({ entry, now, pinned = false }: EntryProps) {
  const { anchor, headline, text, important } = entry;
  return (
    <article className={classes(styles.entry, pinned ? styles.pinned : important && styles.important)} id={anchor}>
      <EntryTime entry={entry} now={now} />
      <div className={styles.body}>
        {pinned && (
          <p className={styles.pin}>
            <Icon name="pin" small /> Pinned
          </p>
        )}
        {important && !pinned && <p className={styles.flag}>Important</p>}
        {headline && (
          <Hed as="h2" size={important && !pinned ? '2' : '3'}>
            {headline}
          </Hed>
        )}
        {text && <StoryBody body={text} textClass={classes(bodyStyles.prose, styles.text)} />}
        <EntrySignature entry={entry} />
      </div>
    </article>
  );
}
