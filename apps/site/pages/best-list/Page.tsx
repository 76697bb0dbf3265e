/** A list of the best of a kind: its choices in the wide column, the places in the rail, the comparison at the foot. */
import { TextWidth } from '@masthead/ui';
import { BestList } from '../../components/best/BestList.tsx';
import { CompareAndBuy } from '../../components/best/CompareAndBuy.tsx';
import { picksOf } from '../../components/best/sections.ts';
import { useCompared } from '../../components/best/use-compared.ts';
import { useInView } from '../../components/best/use-in-view.ts';
import { Discussion } from '../../components/discussion/Discussion.tsx';
import { Contents } from '../../components/story/Contents.tsx';
import { LeadFigure } from '../../components/story/LeadFigure.tsx';
import { StoryFrame } from '../../components/story/StoryFrame.tsx';
import type { BestListPageData } from './data.ts';
import styles from './Page.module.css';

/** What a reader chose on one list is no choice on the next. */
export const Page = ({ data }: { data: BestListPageData }) => <BestListPage key={data.story.id} data={data} />;

function BestListPage({ data: { sections, contents, discussion, ...framed } }: { data: BestListPageData }) {
  const picks = picksOf(sections);
  const comparing = useCompared(picks);
  const places = [...picks.map(({ anchor }) => anchor), ...(contents?.entries.map(({ href }) => href.slice(1)) ?? [])];
  const current = useInView([...new Set(places)].filter(Boolean).join(' '));
  const inRail = contents?.form === 'picks';
  return (
    <>
      <StoryFrame
        {...framed}
        wide
        talk={<Discussion part={discussion} />}
        contents={inRail ? <Contents data={contents} current={current && `#${current}`} /> : undefined}
      >
        <TextWidth>
          <LeadFigure picture={framed.story.picture} />
        </TextWidth>
        <div className={styles.list}>
          {contents && !inRail && <Contents data={contents} />}
          <BestList sections={sections} comparing={comparing} />
        </div>
      </StoryFrame>
      <CompareAndBuy
        picks={picks}
        current={picks.find(({ anchor }) => anchor !== undefined && anchor === current)}
        comparing={comparing}
      />
    </>
  );
}
