/** Prices over time as a line of steps, since a price holds until it changes. */
import { formatMoney, type Instant, type Money } from '@masthead/model';

export const SPARK_BOX = { width: 200, height: 34 } as const;
const EDGE = 4;
export const SPARK_DAYS = 90;
const DAY_MS = 86_400_000;

export interface SparkLine {
  /** The path of an SVG within the box. */
  path: string;
  /** The same in words. */
  label: string;
}

export interface PricedAt {
  at: Instant;
  price: Money;
}

/** Undefined where the price was the same all the time: a flat line tells nothing. */
export function sparkOf(prices: readonly PricedAt[], now: Instant): SparkLine | undefined {
  const from = now - SPARK_DAYS * DAY_MS;
  const [low, high] = [cheapest(within(prices, from)), cheapest(within(prices, from), -1)];
  if (!low || !high || low.cents === high.cents) return undefined;
  const x = (at: Instant) => round(EDGE + ((at - from) / (now - from)) * (SPARK_BOX.width - 2 * EDGE));
  const y = ({ cents }: Money) =>
    round(EDGE + ((high.cents - cents) / (high.cents - low.cents)) * (SPARK_BOX.height - 2 * EDGE));
  const steps = within(prices, from).map(({ at, price }, index) =>
    index === 0 ? `M${x(Math.max(at, from))} ${y(price)}` : `H${x(at)}V${y(price)}`,
  );
  return {
    path: `${steps.join('')}H${x(now)}`,
    label: `${SPARK_DAYS}-day price: high ${formatMoney(high)}, low ${formatMoney(low)}`,
  };
}

/** The price that held at the start, and every change since. */
function within(prices: readonly PricedAt[], from: Instant): PricedAt[] {
  const before = prices.findLast(({ at }) => at <= from);
  return [...(before ? [before] : []), ...prices.filter(({ at }) => at > from)];
}

const cheapest = (prices: readonly PricedAt[], sign: 1 | -1 = 1): Money | undefined =>
  prices.map(({ price }) => price).toSorted((one, other) => sign * (one.cents - other.cents))[0];

/** Whether nothing that was asked before is below it. */
export const isLowest = (price: Money, prices: readonly PricedAt[]): boolean =>
  prices.length > 1 && prices.every((before) => price.cents <= before.price.cents);

const round = (value: number): number => Math.round(value * 10) / 10;
