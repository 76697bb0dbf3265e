/** What a product has cost: in words, as a drawing, by what it comes to, and every price in a table behind it. */
import { displayDay } from '@masthead/model';
import { Hed } from '@masthead/ui';
import type { Prices } from './offer.ts';
import { PriceCharts } from './PriceCharts.tsx';
import { PriceFacts } from './PriceFacts.tsx';
import styles from './PriceHistory.module.css';
import { PriceTable } from './PriceTable.tsx';
import { priceText } from './price-text.ts';

export function PriceHistory({ prices }: { prices: Prices }) {
  const words = wordsOf(prices);
  const drawn = prices.points.length > 1;
  return (
    <section aria-label="Price history">
      <Hed as="h2" size="3">
        Price history
      </Hed>
      <p className={styles.words}>{words}</p>
      {drawn && <PriceCharts prices={prices} label={words} />}
      <PriceFacts prices={prices} />
      {drawn && <PriceTable points={prices.points} />}
    </section>
  );
}

export function wordsOf({ points }: Pick<Prices, 'points'>): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  if (points.length === 1) return `${priceText(first.cents)} since ${displayDay(first.at)}, unchanged.`;
  const all = points.map(({ cents }) => cents);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const lowest = last.cents === low ? ', the lowest we have seen' : `; it has been as low as ${priceText(low)}`;
  return `Now ${priceText(last.cents)}${lowest}. The highest price since ${displayDay(first.at)} was ${priceText(high)}.`;
}
