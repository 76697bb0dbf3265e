/** A review to read: the verdict and where to buy before the text, the facts after it. */
import { Offers } from '../../components/product/Offers.tsx';
import { Specs } from '../../components/product/Specs.tsx';
import { BottomLine } from '../../components/review/BottomLine.tsx';
import { GoodAndBad } from '../../components/review/GoodAndBad.tsx';
import { Verdict } from '../../components/review/Verdict.tsx';
import { Contents } from '../../components/story/Contents.tsx';
import { LeadFigure } from '../../components/story/LeadFigure.tsx';
import { StoryBody } from '../../components/story/StoryBody.tsx';
import { StoryFrame } from '../../components/story/StoryFrame.tsx';
import type { ReviewPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: ReviewPageData }) {
  const { story, verdict, good, bad, bottomLine, product, body, contents, keepReading, more } = data;
  return (
    <StoryFrame story={story} keepReading={keepReading} more={more}>
      <div className={styles.parts}>
        <Verdict verdict={verdict} />
        <GoodAndBad good={good} bad={bad} />
        <BottomLine text={bottomLine} />
        <Offers offers={product?.offers ?? []} listPrice={product?.listPrice} />
        <LeadFigure picture={story.picture} />
        {contents && <Contents data={contents} />}
        <StoryBody body={body} disclosed={(product?.offers.length ?? 0) > 0} />
        {body.every(({ kind }) => kind !== 'specs') && <Specs specs={product?.specs ?? []} />}
      </div>
    </StoryFrame>
  );
}
