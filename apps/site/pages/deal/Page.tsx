/** A story that offers something: the price and whether it is a good one, the code, the text, and who else has it. */

import { StoryBody } from '../../components/body/StoryBody.tsx';
import { Advice } from '../../components/deal/Advice.tsx';
import { DealList } from '../../components/deal/DealList.tsx';
import { PriceHead } from '../../components/deal/PriceHead.tsx';
import { RangedPrices } from '../../components/deal/RangedPrices.tsx';
import { useHasEnded } from '../../components/deal/use-has-ended.ts';
import { Discussion } from '../../components/discussion/Discussion.tsx';
import { Offers } from '../../components/product/Offers.tsx';
import { Contents } from '../../components/story/Contents.tsx';
import { LeadFigure } from '../../components/story/LeadFigure.tsx';
import { StoryFrame } from '../../components/story/StoryFrame.tsx';
import type { DealPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: DealPageData }) {
  const { deals, elsewhere, body, contents, discussion, ...framed } = data;
  const { now, story } = framed;
  const [only] = deals.length === 1 ? deals : [];
  const ended = useHasEnded(only, now);
  const drawsPrices = body.some(({ kind }) => kind === 'pricehistory');
  return (
    <StoryFrame {...framed} talk={<Discussion part={discussion} />}>
      <div className={styles.parts}>
        {only ? <PriceHead deal={only} now={now} /> : <DealList deals={deals} now={now} />}
        {only?.prices && !drawsPrices && <RangedPrices prices={only.prices} />}
        {only?.price && !ended && (
          <div className={styles.advice}>
            <Advice price={only.price} advice={only.advice} prices={only.prices} />
          </div>
        )}
        <LeadFigure picture={story.picture} />
        {contents && <Contents data={contents} />}
        <StoryBody body={body} disclosed={!ended && deals.some(({ offer }) => offer)} />
        {elsewhere && !ended && <Offers {...elsewhere} now={now} quiet />}
      </div>
    </StoryFrame>
  );
}
