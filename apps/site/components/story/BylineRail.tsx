/** Who wrote the story, when, and what one can do with it: in the rail from 1440 px, else a strip over the picture. */
import { displayDateTime, displayDay, type Instant, isRecent, machineDate } from '@masthead/model';
import { Kept } from '../../base/Kept.tsx';
import { SaveButton } from '../saving/SaveButton.tsx';
import { StoryTime } from '../time/StoryTime.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './BylineRail.module.css';
import { NamedAuthors } from './NamedAuthors.tsx';
import type { ReadStory } from './read-story.ts';
import { ShareMenu } from './ShareMenu.tsx';
import { ShareOpener } from './ShareOpener.tsx';

/** More faces than these would not fit beside each other. */
const MOST_PORTRAITS = 3;

interface BylineRailProps {
  story: ReadStory;
  now: Instant;
}

/** Times go by the clock, so they are no part of what is kept. */
export function BylineRail({ story, now }: BylineRailProps) {
  const { publishedAt, updatedAt, readingMinutes } = story;
  return (
    <div className={styles.rail}>
      <div className={styles.people}>
        <Kept of={story} as="portraits">
          <Portraits story={story} />
        </Kept>
        <div className={styles.words}>
          <Kept of={story} as="names">
            <Names story={story} />
          </Kept>
          {/* What the reader's clock may change stands last: nothing moves by it. */}
          <div className={styles.when}>
            {readingMinutes} min,{' '}
            {updatedAt !== undefined && (
              <>
                <time dateTime={machineDate(publishedAt)}>{displayDay(publishedAt)}</time>, updated{' '}
              </>
            )}
            <StoryTime instant={updatedAt ?? publishedAt} now={now} />
          </div>
        </div>
      </div>
      <dl className={styles.facts}>
        <Moment name="Published" instant={publishedAt} now={now} />
        {updatedAt !== undefined && <Moment name="Updated" instant={updatedAt} now={now} />}
        <dt>Reading time</dt>
        <dd>{readingMinutes} min</dd>
      </dl>
      <Kept of={story} as="actions">
        <div className={styles.actions}>
          <SaveButton story={story} />
          <ShareOpener story={story} form="icon" />
          <ShareMenu story={story} />
        </div>
      </Kept>
    </div>
  );
}

function Portraits({ story: { authors } }: { story: ReadStory }) {
  const portraits = authors.flatMap(({ portrait }) => portrait ?? []).slice(0, MOST_PORTRAITS);
  if (portraits.length === 0) return null;
  return (
    <div className={styles.portraits}>
      {portraits.map((portrait) => (
        <Avatar key={portrait.src} portrait={portrait} />
      ))}
    </div>
  );
}

function Names({ story: { authors, byline, medicalReviewers } }: { story: ReadStory }) {
  const only = authors.length === 1 ? authors[0] : undefined;
  return (
    <>
      <div className={styles.names}>{authors.length > 0 ? <NamedAuthors authors={authors} /> : byline}</div>
      {only?.role && <div className={styles.role}>{only.role}</div>}
      {medicalReviewers.length > 0 && (
        <div className={styles.reviewed}>
          Medically reviewed by <NamedAuthors authors={medicalReviewers} />
        </div>
      )}
    </>
  );
}

/** The rail has room for both: how long ago, and when that was. */
function Moment({ name, instant, now }: { name: string; instant: Instant; now: Instant }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <StoryTime instant={instant} now={now} />
      </dd>
      {isRecent(instant, now) && (
        <dd className={styles.exact}>
          <time dateTime={machineDate(instant)}>{displayDateTime(instant)}</time>
        </dd>
      )}
    </>
  );
}
