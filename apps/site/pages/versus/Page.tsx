/** Two products against each other: both at a glance, the call, the rounds, the facts side by side, and the story. */

import { StoryBody } from '../../components/body/StoryBody.tsx';
import { Discussion } from '../../components/discussion/Discussion.tsx';
import { AffiliateLine } from '../../components/product/AffiliateLine.tsx';
import { BottomLine } from '../../components/review/BottomLine.tsx';
import { Contents } from '../../components/story/Contents.tsx';
import { LeadFigure } from '../../components/story/LeadFigure.tsx';
import { StoryFrame } from '../../components/story/StoryFrame.tsx';
import { Contenders } from '../../components/versus/Contenders.tsx';
import { Rounds } from '../../components/versus/Rounds.tsx';
import { SideBySide } from '../../components/versus/SideBySide.tsx';
import type { VersusPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: VersusPageData }) {
  const { contenders, call, rounds, contents, body, discussion, ...framed } = data;
  const { story } = framed;
  const sold = contenders.some(({ offers }) => offers.length > 0);
  return (
    <StoryFrame {...framed} talk={<Discussion part={discussion} />}>
      <div className={styles.parts}>
        <LeadFigure picture={story.picture} />
        <Contenders contenders={contenders} rounds={rounds} />
        {sold && <AffiliateLine />}
        <BottomLine name="Our call" text={call} />
        <Rounds contenders={contenders} rounds={rounds} />
        {contents && <Contents data={contents} />}
        <StoryBody body={body} disclosed={sold} />
        <SideBySide contenders={contenders} />
      </div>
    </StoryFrame>
  );
}
