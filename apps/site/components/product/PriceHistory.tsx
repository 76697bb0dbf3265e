/** What a product has cost: the lowest, the highest and the present price in words, and all of it as a drawing. */
import { displayDay, formatMoney, type Instant, USD } from '@masthead/model';
import { Hed } from '@masthead/ui';
import drawing from '../chart/drawing.module.css';
import type { PricePoint } from './offer.ts';
import { PriceChart } from './PriceChart.tsx';
import styles from './PriceHistory.module.css';

/** Two drawings, so that the labels of either stay as large as text. */
const WIDE = { width: 720, height: 250, left: 52, right: 648, top: 16, bottom: 216 };
const NARROW = { width: 352, height: 220, left: 52, right: 290, top: 16, bottom: 186 };

export function PriceHistory({ points, now }: { points: PricePoint[]; now: Instant }) {
  const words = wordsOf(points);
  if (!words) return null;
  return (
    <section aria-label="Price history">
      <Hed as="h2" size="3">
        Price history
      </Hed>
      <p className={styles.words}>{words}</p>
      {points.length > 1 && (
        <>
          <PriceChart className={drawing.wide} points={points} now={now} box={WIDE} label={words} />
          <PriceChart className={drawing.narrow} points={points} now={now} box={NARROW} label={words} />
        </>
      )}
    </section>
  );
}

function wordsOf(points: readonly PricePoint[]): string | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  const priceOf = (cents: number): string => formatMoney({ cents, currency: USD });
  if (points.length === 1) return `${priceOf(first.cents)} since ${displayDay(first.at)}, unchanged.`;
  const all = points.map(({ cents }) => cents);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const lowest = last.cents === low ? ', the lowest we have seen' : `; it has been as low as ${priceOf(low)}`;
  return `Now ${priceOf(last.cents)}${lowest}. The highest price since ${displayDay(first.at)} was ${priceOf(high)}.`;
}
