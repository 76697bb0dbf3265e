/** Prices are as old as the oldest of them; one of no known age makes that of all unknown. */
import type { Instant } from '@masthead/model';

interface Priced {
  /** Absent where nothing is told that could be old. */
  price?: unknown;
  checkedAt?: Instant | undefined;
}

export function oldestCheck(priced: readonly Priced[]): Instant | undefined {
  const told = priced.filter(({ price }) => price !== undefined);
  const known = told.flatMap(({ checkedAt }) => checkedAt ?? []);
  return known.length > 0 && known.length === told.length ? Math.min(...known) : undefined;
}
