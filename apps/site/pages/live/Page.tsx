/** Live coverage: whether it is live, the key moments, what is pinned, and every entry. */
import { Cols, Hed, Section, Wrap } from '@masthead/ui';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { HeadlineList } from '../../components/cards/HeadlineList.tsx';
import { KeyMoments } from '../../components/live/KeyMoments.tsx';
import { LiveHead } from '../../components/live/LiveHead.tsx';
import { LiveLead } from '../../components/live/LiveLead.tsx';
import { LiveStream } from '../../components/live/LiveStream.tsx';
import { StoryBody } from '../../components/story/StoryBody.tsx';
import { Subjects } from '../../components/story/Subjects.tsx';
import type { LivePageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: LivePageData }) {
  const { now, story, event, pinned, entries, keepReading, more } = data;
  const newestFirst = [...pinned, ...entries].sort((one, other) => other.at - one.at);
  const moments = newestFirst.filter(({ important, headline }) => important && headline);
  return (
    <>
      <article>
        <Wrap>
          <Cols>
            <LiveHead
              story={story}
              event={event}
              now={now}
              count={newestFirst.length}
              latest={newestFirst[0]?.at}
              callToAction={data.callToAction}
            />
          </Cols>
          <Cols
            rail={moments.length > 0 && <KeyMoments entries={moments} />}
            aside={keepReading.length > 0 && <HeadlineList title="Keep reading" stories={keepReading} />}
          >
            <LiveLead video={data.video} picture={story.picture} />
            <LiveStream event={event} pinned={pinned} entries={entries} now={now} />
            {data.intro && (
              <section className={styles.about} aria-label="About this coverage">
                <Hed as="h2" size="3">
                  About this coverage
                </Hed>
                <StoryBody body={data.intro} />
              </section>
            )}
            <Subjects subjects={story.subjects} />
          </Cols>
        </Wrap>
      </article>
      {more && (
        <Section title={`More in ${more.title}`} more={more.link}>
          <CardGrid stories={more.stories} byline />
        </Section>
      )}
    </>
  );
}
