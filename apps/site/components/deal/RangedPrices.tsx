/** What a deal's product has cost: all of it, or the last days of it, chosen without any script. */
import { Hed, VisuallyHidden } from '@masthead/ui';
import type { Prices } from '../product/offer.ts';
import { PriceCharts } from '../product/PriceCharts.tsx';
import { PriceFacts } from '../product/PriceFacts.tsx';
import { PriceHistory, wordsOf } from '../product/PriceHistory.tsx';
import { PriceTable } from '../product/PriceTable.tsx';
import { drawnWithin, pricesWithin, wordsWithin } from './price-range.ts';
import styles from './RangedPrices.module.css';

export function RangedPrices({ prices }: { prices: Prices }) {
  const ranges = rangesOf(prices);
  // What was not followed for so long, or never changed, has nothing to choose from.
  if (ranges.length === 0 || prices.points.length === 1) return <PriceHistory prices={prices} />;
  return (
    <section className={styles.ranged} aria-label="Price history">
      <div className={styles.head}>
        <Hed as="h2" size="3">
          Price history
        </Hed>
        <fieldset className={styles.ranges}>
          <legend>
            <VisuallyHidden>Shown</VisuallyHidden>
          </legend>
          {ranges.map((days) => (
            <label className={styles.range} key={days}>
              <input type="radio" name="price-range" value={days} /> {days} days
            </label>
          ))}
          <label className={styles.range}>
            <input type="radio" name="price-range" value="all" defaultChecked /> All
          </label>
        </fieldset>
      </div>
      {ranges.map((days) => (
        <div className={styles.shown} data-range={days} key={days}>
          <p className={styles.words}>{wordsWithin(days, prices)}</p>
          <PriceCharts prices={drawnWithin(days, prices)} label={wordsWithin(days, prices)} />
          <PriceTable points={pricesWithin(days, prices)} title={`The prices of ${days} days as a table`} />
        </div>
      ))}
      <div className={styles.shown} data-range="all">
        <p className={styles.words}>{wordsOf(prices)}</p>
        <PriceCharts prices={prices} label={wordsOf(prices)} />
        <PriceTable points={prices.points} />
      </div>
      <PriceFacts prices={prices} />
    </section>
  );
}

/** Only what was followed for so long. */
const rangesOf = ({ lowest30, lowest90 }: Prices): number[] => [
  ...(lowest30 === undefined ? [] : [30]),
  ...(lowest90 === undefined ? [] : [90]),
];
