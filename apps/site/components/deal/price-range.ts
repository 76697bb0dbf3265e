/** A part of a price's history: the last days of it. */
import type { PricePoint, Prices } from '../product/offer.ts';
import { priceText } from '../product/price-text.ts';

const DAY_MS = 86_400_000;

/** The price that held when the days began, and each that came since. */
export function pricesWithin(days: number, { points, now }: Prices): PricePoint[] {
  const from = now - days * DAY_MS;
  const first = points.findLastIndex(({ at }) => at <= from);
  return points.slice(Math.max(0, first));
}

/** The same to be drawn: what began earlier is drawn from where the days begin. The average is one of ninety days. */
export function drawnWithin(days: number, prices: Prices): Prices {
  const { now, average90 } = prices;
  const from = now - days * DAY_MS;
  const points = pricesWithin(days, prices).map(({ at, cents }) => ({ at: Math.max(at, from), cents }));
  return { now, points, ...(days >= 90 && average90 !== undefined && { average90 }) };
}

export function wordsWithin(days: number, prices: Prices): string {
  const all = pricesWithin(days, prices).map(({ cents }) => cents);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  if (low === high) return `It has cost ${priceText(low)} for ${days} days.`;
  return `In the last ${days} days it has cost between ${priceText(low)} and ${priceText(high)}.`;
}
