/** What a product has cost: in words, as a drawing, by what it comes to, and every price in a table behind it. */
import { displayDay } from '@masthead/model';
import { Hed } from '@masthead/ui';
import drawing from '../chart/drawing.module.css';
import type { Prices } from './offer.ts';
import { PriceChart } from './PriceChart.tsx';
import styles from './PriceHistory.module.css';
import { PriceTable } from './PriceTable.tsx';
import { averageText, priceText } from './price-text.ts';

/** Two drawings, so that the labels of either stay as large as text. */
const WIDE = { width: 720, height: 250, left: 52, right: 648, top: 16, bottom: 216 };
const NARROW = { width: 352, height: 220, left: 52, right: 290, top: 16, bottom: 186 };

export function PriceHistory({ prices }: { prices: Prices }) {
  const words = wordsOf(prices);
  const facts = factsOf(prices);
  const drawn = prices.points.length > 1;
  return (
    <section aria-label="Price history">
      <Hed as="h2" size="3">
        Price history
      </Hed>
      <p className={styles.words}>{words}</p>
      {drawn && (
        <>
          <PriceChart className={drawing.wide} prices={prices} box={WIDE} label={words} />
          <PriceChart className={drawing.narrow} prices={prices} box={NARROW} label={words} />
        </>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {drawn && <PriceTable points={prices.points} />}
    </section>
  );
}

function wordsOf({ points }: Prices): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  if (points.length === 1) return `${priceText(first.cents)} since ${displayDay(first.at)}, unchanged.`;
  const all = points.map(({ cents }) => cents);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const lowest = last.cents === low ? ', the lowest we have seen' : `; it has been as low as ${priceText(low)}`;
  return `Now ${priceText(last.cents)}${lowest}. The highest price since ${displayDay(first.at)} was ${priceText(high)}.`;
}

/** What was not followed for long enough is not told. */
const factsOf = ({ lowest30, lowest90, average90 }: Prices): [name: string, amount: string][] => [
  ...fact('30-day low', lowest30, priceText),
  ...fact('90-day low', lowest90, priceText),
  ...fact('90-day average', average90, averageText),
];

const fact = (
  name: string,
  cents: number | undefined,
  text: (cents: number) => string,
): [name: string, amount: string][] => (cents === undefined ? [] : [[name, text(cents)]]);
