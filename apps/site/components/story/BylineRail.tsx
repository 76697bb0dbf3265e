/** Who wrote the story, when, and what one can do with it: in the rail from 1440 px, else a strip over the picture. */
import { displayDateTime, displayDay, displayTime, type Instant, machineDate } from '@masthead/model';
import { Avatar } from './Avatar.tsx';
import styles from './BylineRail.module.css';
import { NamedAuthors } from './NamedAuthors.tsx';
import type { ReadStory } from './read-story.ts';
import { ShareMenu } from './ShareMenu.tsx';
import { ShareOpener } from './ShareOpener.tsx';

/** More faces than these would not fit beside each other. */
const MOST_PORTRAITS = 3;

export function BylineRail({ story }: { story: ReadStory }) {
  const { authors, medicalReviewers, publishedAt, updatedAt, readingMinutes } = story;
  const portraits = authors.flatMap(({ portrait }) => portrait ?? []).slice(0, MOST_PORTRAITS);
  const only = authors.length === 1 ? authors[0] : undefined;
  const published = <time dateTime={machineDate(publishedAt)}>{displayDateTime(publishedAt)}</time>;
  const updated = updatedAt !== undefined && (
    <time dateTime={machineDate(updatedAt)}>{updatedText(updatedAt, publishedAt)}</time>
  );
  return (
    <div className={styles.rail}>
      <div className={styles.people}>
        {portraits.length > 0 && (
          <div className={styles.portraits}>
            {portraits.map((portrait) => (
              <Avatar key={portrait.src} portrait={portrait} />
            ))}
          </div>
        )}
        <div className={styles.words}>
          <div className={styles.names}>{authors.length > 0 ? <NamedAuthors authors={authors} /> : story.byline}</div>
          {only?.role && <div className={styles.role}>{only.role}</div>}
          {medicalReviewers.length > 0 && (
            <div className={styles.reviewed}>
              Medically reviewed by <NamedAuthors authors={medicalReviewers} />
            </div>
          )}
          <div className={styles.when}>
            {published}
            {updated && <>, updated {updated}</>}, {readingMinutes} min
          </div>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>Published</dt>
        <dd>{published}</dd>
        {updated && (
          <>
            <dt>Updated</dt>
            <dd>{updated}</dd>
          </>
        )}
        <dt>Reading time</dt>
        <dd>{readingMinutes} min</dd>
      </dl>
      <div className={styles.actions}>
        <ShareOpener story={story} form="icon" />
        <ShareMenu story={story} />
      </div>
    </div>
  );
}

/** On the day that it was published, the time says enough. */
const updatedText = (updatedAt: Instant, publishedAt: Instant): string =>
  displayDay(updatedAt) === displayDay(publishedAt) ? displayTime(updatedAt) : displayDateTime(updatedAt);
