/** A product: its picture, where to buy it, what it has cost, its facts, and what we wrote about it. */
import { Cols, Section, Wrap } from '@masthead/ui';
import { FollowButton } from '../../components/account/FollowButton.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { NoOffers } from '../../components/product/NoOffers.tsx';
import { Offers } from '../../components/product/Offers.tsx';
import { PriceHistory } from '../../components/product/PriceHistory.tsx';
import { ProductHead } from '../../components/product/ProductHead.tsx';
import { Specs } from '../../components/product/Specs.tsx';
import { LeadFigure } from '../../components/story/LeadFigure.tsx';
import type { ProductPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { now, product, stories } }: { data: ProductPageData }) {
  const { picture, market, specs, prices } = product;
  const isOffered = market.offers.length + market.soldOut.length > 0;
  return (
    <>
      <Wrap className={styles.product}>
        <Cols aside={isOffered ? <Offers {...market} now={now} /> : <NoOffers />}>
          <div className={styles.parts}>
            <ProductHead product={product} />
            <FollowButton kind="product" of={product.slug} name={product.name} />
            <LeadFigure picture={picture} />
          </div>
        </Cols>
        <div className={styles.facts}>
          <Cols>
            <div className={styles.parts}>
              {prices && <PriceHistory prices={prices} />}
              <Specs specs={specs} />
            </div>
          </Cols>
        </div>
      </Wrap>
      {stories.length > 0 && (
        <Section title="Stories about it">
          <CardGrid stories={stories} byline />
        </Section>
      )}
    </>
  );
}
