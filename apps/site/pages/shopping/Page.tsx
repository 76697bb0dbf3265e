/** A page about prices: what is cheaper today, and how we know. */
import { Cols, Section, Wrap } from '@masthead/ui';
import { StoryBody } from '../../components/body/StoryBody.tsx';
import { DealStrip } from '../../components/deal/DealStrip.tsx';
import { TopicHead } from '../../components/listing/TopicHead.tsx';
import { AffiliateLine } from '../../components/product/AffiliateLine.tsx';
import type { ShoppingPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { text, body, deals } }: { data: ShoppingPageData }) {
  return (
    <>
      <Wrap>
        <Cols>
          <TopicHead name={text.title} description={text.description} ancestors={[]} />
        </Cols>
      </Wrap>
      {deals.items.length > 0 && (
        <Section title={deals.title} note={deals.note} more={deals.more}>
          <DealStrip deals={deals.items} />
          <div className={styles.disclosure}>
            <AffiliateLine />
          </div>
        </Section>
      )}
      <Wrap className={styles.text}>
        <Cols>
          <StoryBody body={body} />
        </Cols>
      </Wrap>
    </>
  );
}
