/** For how long prices are told as they were found. */
import type { Instant } from '@masthead/model';

const PRICES_HOLD_MS = 2 * 3_600_000;

export const arePricesOld = (checkedAt: Instant, now: Instant): boolean => now - checkedAt > PRICES_HOLD_MS;

/** When that ends, if it still lies ahead: whoever shows prices shows something else from then on. */
export function pricesHoldUntil(checkedAt: Instant | undefined, now: Instant): Instant | undefined {
  if (checkedAt === undefined || arePricesOld(checkedAt, now)) return undefined;
  return checkedAt + PRICES_HOLD_MS + 1;
}
