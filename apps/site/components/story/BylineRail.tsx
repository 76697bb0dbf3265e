/** Who wrote the story, when, and what one can do with it: in the rail from 1440 px, else a strip over the picture. */
import { displayDateTime, displayDay, displayTime, type Instant, machineDate } from '@masthead/model';
import type { CardStory } from '../cards/card-story.ts';
import type { ShownPicture } from '../picture/shown-picture.ts';
import { Avatar } from './Avatar.tsx';
import styles from './BylineRail.module.css';
import { NamedAuthors } from './NamedAuthors.tsx';
import { ShareButton } from './ShareButton.tsx';

interface BylineRailProps {
  story: CardStory & {
    updatedAt?: Instant;
    authors: { name: string; href?: string; role: string; portrait?: ShownPicture }[];
  };
}

export function BylineRail({ story }: BylineRailProps) {
  const { authors, publishedAt, updatedAt, readingMinutes } = story;
  const only = authors.length === 1 ? authors[0] : undefined;
  const published = <time dateTime={machineDate(publishedAt)}>{displayDateTime(publishedAt)}</time>;
  return (
    <div className={styles.rail}>
      <div className={styles.people}>
        {authors.some(({ portrait }) => portrait) && (
          <div className={styles.portraits}>
            {authors.map(({ name, portrait }) => portrait && <Avatar key={name} portrait={portrait} />)}
          </div>
        )}
        <div className={styles.words}>
          <div className={styles.names}>{authors.length > 0 ? <NamedAuthors authors={authors} /> : story.byline}</div>
          {only?.role && <div className={styles.role}>{only.role}</div>}
          <div className={styles.when}>
            {published}, {readingMinutes} min
          </div>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>Published</dt>
        <dd>{published}</dd>
        {updatedAt && (
          <>
            <dt>Updated</dt>
            <dd>
              <time dateTime={machineDate(updatedAt)}>
                {displayDay(updatedAt) === displayDay(publishedAt)
                  ? displayTime(updatedAt)
                  : displayDateTime(updatedAt)}
              </time>
            </dd>
          </>
        )}
        <dt>Reading time</dt>
        <dd>{readingMinutes} min</dd>
      </dl>
      <div className={styles.actions}>
        <ShareButton form="icon" />
      </div>
    </div>
  );
}
