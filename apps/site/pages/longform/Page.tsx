/** A story to sink into: it opens over its picture, and its text has the whole page. */
import { displayDay, type Instant, joinNames, machineDate } from '@masthead/model';
import { Section } from '@masthead/ui';
import { Kept } from '../../base/Kept.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { HeadlineList } from '../../components/cards/HeadlineList.tsx';
import { Discussion } from '../../components/discussion/Discussion.tsx';
import { ChapterNav } from '../../components/longform/ChapterNav.tsx';
import { ImmersiveHead } from '../../components/longform/ImmersiveHead.tsx';
import { LongformBody } from '../../components/longform/LongformBody.tsx';
import { SaveButton } from '../../components/saving/SaveButton.tsx';
import { NamedAuthors } from '../../components/story/NamedAuthors.tsx';
import { PaidNote } from '../../components/story/PaidNote.tsx';
import type { ReadStory } from '../../components/story/read-story.ts';
import { ShareMenu } from '../../components/story/ShareMenu.tsx';
import { StoryEnd } from '../../components/story/StoryEnd.tsx';
import { StoryTime } from '../../components/time/StoryTime.tsx';
import type { LongformPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({
  data: { now, story, body, chapters, numbered, keepReading, more, discussion },
}: {
  data: LongformPageData;
}) {
  const { caption, credit } = story.picture ?? {};
  return (
    <>
      <article className={styles.story}>
        <ImmersiveHead title={story.headline} dek={story.dek} picture={story.picture} paidFor={story.paidFor}>
          <Signature story={story} now={now} />
        </ImmersiveHead>
        {(caption || credit) && (
          <p className={styles.caption}>
            {caption} {credit && <cite>{credit}</cite>}
          </p>
        )}
        {chapters.length > 0 && (
          <Kept of={chapters} as="chapters">
            <ChapterNav chapters={chapters} />
          </Kept>
        )}
        {story.paidFor && (
          <div className={styles.note}>
            <PaidNote by={joinNames(story.authors.map(({ name }) => name))} />
          </div>
        )}
        <LongformBody body={body} numbered={numbered} />
        <div className={styles.end}>
          <Kept of={story} as="end">
            <StoryEnd story={story} />
          </Kept>
          <Kept of={story} as="save">
            <SaveButton story={story} className={styles.save} />
          </Kept>
          <Kept of={story} as="share">
            <ShareMenu story={story} />
          </Kept>
        </div>
      </article>
      <Discussion part={discussion} />
      {keepReading.length > 0 && (
        <div className={styles.next}>
          <HeadlineList title="Keep reading" stories={keepReading} />
        </div>
      )}
      {more && (
        <Section title={`More in ${more.title}`} more={more.link}>
          <CardGrid stories={more.stories} byline />
        </Section>
      )}
    </>
  );
}

function Signature({ story, now }: { story: ReadStory; now: Instant }) {
  const { authors, byline, medicalReviewers, publishedAt, updatedAt, readingMinutes } = story;
  return (
    <>
      <p>
        <b>{authors.length > 0 ? <NamedAuthors authors={authors} /> : byline}</b>
        {medicalReviewers.length > 0 && (
          <>
            , medically reviewed by <NamedAuthors authors={medicalReviewers} />
          </>
        )}
        . {readingMinutes} min read
      </p>
      <p>
        {updatedAt !== undefined && (
          <>
            <time dateTime={machineDate(publishedAt)}>{displayDay(publishedAt)}</time>, updated{' '}
          </>
        )}
        <StoryTime instant={updatedAt ?? publishedAt} now={now} />
      </p>
    </>
  );
}
