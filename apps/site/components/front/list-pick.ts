/** What a best list recommends before all others. */
import type { Instant, Money } from '@masthead/model';

export interface ListPick {
  /** What it is the best of. */
  label?: string;
  product: string;
  score?: number;
  price?: Money;
  /** When that was looked up. */
  checkedAt?: Instant;
}
