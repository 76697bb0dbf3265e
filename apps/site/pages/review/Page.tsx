/** A review to read: the verdict and where to buy before the text, the facts after it. */
import type { ElementName } from '@masthead/body';
import { StoryBody } from '../../components/body/StoryBody.tsx';
import { Discussion } from '../../components/discussion/Discussion.tsx';
import { NoOffers } from '../../components/product/NoOffers.tsx';
import { Offers } from '../../components/product/Offers.tsx';
import { PriceHistory } from '../../components/product/PriceHistory.tsx';
import { Specs } from '../../components/product/Specs.tsx';
import { BottomLine } from '../../components/review/BottomLine.tsx';
import { FirstLook } from '../../components/review/FirstLook.tsx';
import { GoodAndBad } from '../../components/review/GoodAndBad.tsx';
import { Verdict } from '../../components/review/Verdict.tsx';
import { Contents } from '../../components/story/Contents.tsx';
import { LeadFigure } from '../../components/story/LeadFigure.tsx';
import { StoryFrame } from '../../components/story/StoryFrame.tsx';
import type { ReviewPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data }: { data: ReviewPageData }) {
  const { preview, verdict, good, bad, bottomLine, product, body, contents, discussion, ...framed } = data;
  const { now, story } = framed;
  const { offers, soldOut } = product?.market ?? { offers: [], soldOut: [] };
  const shows = (kind: ElementName): boolean => body.some((part) => part.kind === kind);
  return (
    <StoryFrame {...framed} talk={<Discussion part={discussion} />}>
      <div className={styles.parts}>
        {preview && <FirstLook />}
        <Verdict verdict={verdict} />
        <GoodAndBad good={good} bad={bad} />
        <BottomLine text={bottomLine} />
        {product && offers.length + soldOut.length === 0 && <NoOffers />}
        {product && <Offers {...product.market} listPrice={product.listPrice} now={now} />}
        <LeadFigure picture={story.picture} />
        {contents && <Contents data={contents} />}
        <StoryBody body={body} disclosed={offers.length > 0} />
        {!shows('specs') && <Specs specs={product?.specs ?? []} />}
        {product?.prices && !shows('pricehistory') && <PriceHistory prices={product.prices} />}
      </div>
    </StoryFrame>
  );
}
