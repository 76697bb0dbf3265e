/** What happened in one bucket of an experiment since it was last told. */
import type { BucketState } from '@masthead/rules';

export interface BucketCount extends BucketState {
  exposures: number;
  conversions: number;
}
