/** Prices over time, drawn twice, so that the labels of either drawing stay as large as text. */
import drawing from '../chart/drawing.module.css';
import type { Prices } from './offer.ts';
import { PriceChart } from './PriceChart.tsx';

const WIDE = { width: 720, height: 250, left: 52, right: 648, top: 16, bottom: 216 };
const NARROW = { width: 352, height: 220, left: 52, right: 290, top: 16, bottom: 186 };

/** `label` is what they show, in words. */
export const PriceCharts = ({ prices, label }: { prices: Prices; label: string }) => (
  <>
    <PriceChart className={drawing.wide} prices={prices} box={WIDE} label={label} />
    <PriceChart className={drawing.narrow} prices={prices} box={NARROW} label={label} />
  </>
);
