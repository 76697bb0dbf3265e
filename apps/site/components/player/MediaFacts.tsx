/** Who made something that is played, when, and how long it is: in the rail from 1440 px, else a strip over the text. */
import { type Instant, isoDuration, minutesAndSeconds } from '@masthead/model';
import { SaveButton } from '../saving/SaveButton.tsx';
import { Avatar } from '../story/Avatar.tsx';
import { NamedAuthors } from '../story/NamedAuthors.tsx';
import type { Byline } from '../story/read-story.ts';
import { ShareButton } from '../story/ShareButton.tsx';
import { StoryTime } from '../time/StoryTime.tsx';
import styles from './MediaFacts.module.css';

interface MediaFactsProps {
  now: Instant;
  facts: {
    id: string;
    headline: string;
    authors: readonly Byline[];
    publishedAt?: Instant | undefined;
    updatedAt?: Instant | undefined;
    /** In seconds. */
    duration?: number | undefined;
  };
}

export function MediaFacts({ now, facts }: MediaFactsProps) {
  const { authors, publishedAt, updatedAt, duration } = facts;
  const [first] = authors;
  return (
    <div className={styles.facts}>
      {first && (
        <div className={styles.people}>
          {first.portrait && <Avatar portrait={first.portrait} />}
          <div>
            <div className={styles.names}>
              <NamedAuthors authors={authors} />
            </div>
            {authors.length === 1 && first.role && <div>{first.role}</div>}
          </div>
        </div>
      )}
      <dl className={styles.list}>
        {publishedAt !== undefined && (
          <div>
            <dt>Published</dt>
            <dd>
              <StoryTime instant={publishedAt} now={now} />
            </dd>
          </div>
        )}
        {updatedAt !== undefined && (
          <div>
            <dt>Updated</dt>
            <dd>
              <StoryTime instant={updatedAt} now={now} />
            </dd>
          </div>
        )}
        {duration !== undefined && (
          <div>
            <dt>Length</dt>
            <dd>
              <time dateTime={isoDuration(duration)}>{minutesAndSeconds(duration)}</time>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <SaveButton story={facts} />
        <ShareButton form="icon" />
      </div>
    </div>
  );
}
