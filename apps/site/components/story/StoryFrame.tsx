/** What every story that is read has around its own parts: head, byline, subjects, biographies, what to read next. */
import { type Instant, joinNames } from '@masthead/model';
import { Cols, Section, Wrap } from '@masthead/ui';
import type { ReactNode } from 'react';
import { Kept } from '../../base/Kept.tsx';
import { HalfPage } from '../ads/HalfPage.tsx';
import { Skybox } from '../ads/Skybox.tsx';
import { useMpu } from '../ads/use-mpu.tsx';
import { CardGrid } from '../cards/CardGrid.tsx';
import { HeadlineList } from '../cards/HeadlineList.tsx';
import { BylineRail } from './BylineRail.tsx';
import { PaidNote } from './PaidNote.tsx';
import type { FramedStory } from './read-story.ts';
import { StoryEnd } from './StoryEnd.tsx';
import styles from './StoryFrame.module.css';
import { StoryHead } from './StoryHead.tsx';

/** In minutes to read: a story is longer than what stands beside it. */
const MPU_FROM = 2;
const HALF_FROM = 4;

interface StoryFrameProps extends Omit<FramedStory, 'discussion'> {
  now: Instant;
  /** The places in it, beside the text. */
  contents?: ReactNode;
  /** What readers say of it. */
  talk: ReactNode;
  /** Its parts take the aside's room; what to read next stands below them. */
  wide?: boolean;
  children: ReactNode;
}

export function StoryFrame({
  now,
  story,
  keepReading,
  more,
  contents,
  beside,
  talk,
  wide = false,
  children,
}: StoryFrameProps) {
  const next = (beside || keepReading.length > 0) && (
    <>
      {beside && <HeadlineList {...beside} />}
      <HeadlineList title="Keep reading" stories={keepReading} />
    </>
  );
  const rail = useMpu('beside the story');
  const mpu = story.readingMinutes >= MPU_FROM && rail;
  const aside = (mpu || next) && (
    <>
      {mpu}
      {next}
    </>
  );
  return (
    <>
      <Skybox />
      <article className={styles.story}>
        <Wrap>
          <Cols>
            <Kept of={story} as="head">
              <StoryHead story={story} />
            </Kept>
          </Cols>
          <div className={styles.columns}>
            <Cols
              wide={wide}
              rail={
                <div className={styles.rail}>
                  <BylineRail story={story} now={now} />
                  {contents && <div className={styles.contents}>{contents}</div>}
                </div>
              }
              aside={!wide && aside}
              asideEnd={!wide && story.readingMinutes >= HALF_FROM && <HalfPage />}
            >
              {story.paidFor && (
                <div className={styles.paid}>
                  <PaidNote by={joinNames(story.authors.map(({ name }) => name))} />
                </div>
              )}
              {children}
              <Kept of={story} as="end">
                <StoryEnd story={story} />
              </Kept>
              {wide && next && <div className={styles.next}>{next}</div>}
            </Cols>
          </div>
        </Wrap>
      </article>
      {talk}
      {more && (
        <Section title={`More in ${more.title}`} more={more.link}>
          <CardGrid stories={more.stories} byline />
        </Section>
      )}
    </>
  );
}
