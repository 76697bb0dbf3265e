/** What a best list recommends before all others. */
import type { Money } from '@masthead/model';

export interface ListPick {
  /** What it is the best of. */
  label?: string;
  product: string;
  score?: number;
  price?: Money;
}
