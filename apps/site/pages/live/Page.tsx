/** Live coverage: whether it is live, the key moments, what is pinned, and every entry. */
import { Cols, Hed, Section, Wrap } from '@masthead/ui';
import { Skybox } from '../../components/ads/Skybox.tsx';
import { useMpu } from '../../components/ads/use-mpu.tsx';
import { StoryBody } from '../../components/body/StoryBody.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { HeadlineList } from '../../components/cards/HeadlineList.tsx';
import { KeyMoments } from '../../components/live/KeyMoments.tsx';
import { LiveHead } from '../../components/live/LiveHead.tsx';
import { LiveLead } from '../../components/live/LiveLead.tsx';
import { LiveStream } from '../../components/live/LiveStream.tsx';
import { arranged, shownEntries, waitingEntries } from '../../components/live/live-state.ts';
import { NewsPill } from '../../components/live/NewsPill.tsx';
import { useLive } from '../../components/live/use-live.ts';
import { Subjects } from '../../components/story/Subjects.tsx';
import type { LivePageData } from './data.ts';
import styles from './Page.module.css';

/** Another story, or the same one made anew, begins anew. */
export function Page({ data }: { data: LivePageData }) {
  return <Coverage key={`${data.story.id} ${data.now}`} data={data} />;
}

function Coverage({ data }: { data: LivePageData }) {
  const { now, story, keepReading, more } = data;
  const mpu = useMpu('beside the coverage');
  const { state, above, network, list, look, tryAgain } = useLive(data);
  const counted = shownEntries(above).map(({ entry }) => entry);
  const [latest] = counted.toSorted((one, other) => other.at - one.at);
  const moments = counted.filter(({ important, headline }) => important && headline);
  return (
    <>
      <Skybox />
      <article>
        <Wrap>
          <Cols>
            <LiveHead
              story={story}
              event={above.event}
              now={now}
              count={counted.length}
              latest={latest}
              callToAction={data.callToAction}
            />
          </Cols>
          <Cols
            rail={moments.length > 0 && <KeyMoments entries={moments} />}
            aside={
              (mpu || keepReading.length > 0) && (
                <>
                  {mpu}
                  <HeadlineList title="Keep reading" stories={keepReading} />
                </>
              )
            }
          >
            <LiveLead video={data.video} picture={story.picture} />
            <NewsPill count={waitingEntries(state).length} network={network} onLook={look} onTryAgain={tryAgain} />
            <LiveStream event={state.event} shown={arranged(shownEntries(state))} now={now} list={list} />
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
