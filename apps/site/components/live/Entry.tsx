/** One entry of live coverage: when, what, who. What is pinned stands on bench, what is important says so. */
import type { Instant } from '@masthead/model';
import { classes, Hed, Icon } from '@masthead/ui';
import bodyStyles from '../body/StoryBody.module.css';
import { StoryBody } from '../body/StoryBody.tsx';
import styles from './Entry.module.css';
import { EntrySignature } from './EntrySignature.tsx';
import { EntryTime } from './EntryTime.tsx';
import type { LiveEntry } from './live-entry.ts';

interface EntryProps {
  entry: LiveEntry;
  now: Instant;
  /** It has come while the page was open. */
  fresh?: boolean;
}

export function Entry({ entry, now, fresh = false }: EntryProps) {
  const { anchor, headline, text, important, pinned } = entry;
  const look = pinned ? styles.pinned : important && styles.important;
  return (
    <article className={classes(styles.entry, look, fresh && styles.fresh)} id={anchor} tabIndex={-1}>
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
