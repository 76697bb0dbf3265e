/** One story: where it stands, and what can be done about that. */
import { useId } from 'react';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { shownTime } from '../live/times.ts';
import { May } from '../May.tsx';
import { BinnedStory } from './BinnedStory.tsx';
import { FormerSlugs } from './FormerSlugs.tsx';
import { isBehind, type ListedStory, STATUS_WORDS } from './manuscript.ts';
import { Notices } from './Notices.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import { ScheduledStory } from './ScheduledStory.tsx';
import type { StoriesDesk } from './use-stories.ts';

interface StoryEntryProps {
  story: ListedStory;
  ask: AskDesk;
  act: StoriesDesk['act'];
}

export function StoryEntry({ story, ask, act }: StoryEntryProps) {
  const name = useId();
  const { headline, slug, status, revision } = story;
  return (
    <article className={styles.entry} aria-labelledby={name}>
      <h2 id={name} className={styles.storyName}>
        {headline}
      </h2>
      <p className={styles.facts}>
        <span className={status === 'published' ? styles.live : styles.state}>{STATUS_WORDS[status]}</span>
        <span>{slug}</span>
        <span>
          Revision {revision}, saved {shownTime(Date.parse(story.saved))}
        </span>
      </p>
      {status !== 'binned' && (
        <>
          <Notices story={story} />
          {!isSeen(story) && <PreviewLinks story={story} ask={ask} />}
        </>
      )}
      <Deeds story={story} ask={ask} act={act} />
    </article>
  );
}

/** Readers see it as it was saved last: their page is its preview. */
const isSeen = (story: ListedStory): boolean =>
  story.status === 'published' && !isBehind(story, story.publishedRevision);

function Deeds({ story, ask, act }: StoryEntryProps) {
  switch (story.status) {
    case 'binned':
      return <BinnedStory story={story} act={act} />;
    case 'scheduled':
      return <ScheduledStory story={story} ask={ask} act={act} />;
    case 'published':
      return (
        <>
          {isBehind(story, story.publishedRevision) && (
            <p className={styles.waits}>
              Readers see revision {story.publishedRevision}; revision {story.revision} is not published.
            </p>
          )}
          <div className={styles.row}>
            <May do="publish">
              <ConfirmButton
                label="Take from readers"
                question="Its address will say that it was withdrawn."
                onConfirm={() => void act(story, '/unpublish', { method: 'POST', body: {} }, 'taken from readers')}
              />
            </May>
          </div>
          <FormerSlugs story={story} ask={ask} />
        </>
      );
    case 'draft':
    case 'unpublished':
      return (
        <>
          <div className={styles.row}>
            <May do="write-own">
              <ConfirmButton
                label="Delete"
                question="Put it into the bin?"
                onConfirm={() => void act(story, '', { method: 'DELETE' }, 'put into the bin')}
              />
            </May>
          </div>
          {story.status === 'unpublished' && <FormerSlugs story={story} ask={ask} />}
        </>
      );
  }
}
