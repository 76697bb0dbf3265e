/** What prices over time come to: how low they were lately, what they were on average, and whether today's is a good one. */
import type { Instant } from '@masthead/model';
import type { Advice } from '../../components/deal/deal.ts';
import type { PricePoint, Prices } from '../../components/product/offer.ts';

const DAY_MS = 86_400_000;
/** Prices are dated at noon of their day; one of today holds in the morning too. */
const HALF_DAY_MS = DAY_MS / 2;

/** A price and how long it held. */
interface Held {
  cents: number;
  ms: number;
}

/** Undefined without any price that has begun. */
export function pricesUntil(now: Instant, points: readonly PricePoint[]): Prices | undefined {
  const begun = points.filter(({ at }) => at - HALF_DAY_MS <= now);
  if (begun.length === 0) return undefined;
  const month = heldFor(30, begun, now);
  const quarter = heldFor(90, begun, now);
  return {
    now,
    points: begun,
    ...(month && { lowest30: lowestOf(month) }),
    ...(quarter && { lowest90: lowestOf(quarter), average90: averageOf(quarter) }),
  };
}

/** The prices of the last days; undefined where the first price is younger than that. */
function heldFor(days: number, points: readonly PricePoint[], now: Instant): Held[] | undefined {
  const from = now - days * DAY_MS;
  if ((points[0]?.at ?? now) > from) return undefined;
  const until = (at: Instant | undefined): Instant => Math.min(at ?? now, now);
  return points
    .map(({ at, cents }, index) => ({ cents, ms: until(points[index + 1]?.at) - Math.max(at, from) }))
    .filter(({ ms }, index) => ms > 0 || index === points.length - 1);
}

const lowestOf = (held: readonly Held[]): number => Math.min(...held.map(({ cents }) => cents));

/** A price counts for as long as it held. */
function averageOf(held: readonly Held[]): number {
  const whole = held.reduce((sum, { ms }) => sum + ms, 0);
  return Math.round(held.reduce((sum, { cents, ms }) => sum + cents * ms, 0) / whole);
}

/**
 * A price is good when it was not lower in ninety days and is lower than it mostly was; one that never moves is fair.
 * Of a price that was not followed for so long nothing can be said.
 */
export function adviceOn(cents: number, { lowest90, average90 }: Prices): Advice | undefined {
  if (lowest90 === undefined || average90 === undefined) return undefined;
  if (cents > average90) return 'wait';
  return cents <= lowest90 && cents < average90 ? 'buy' : 'fair';
}
