/** All choices of a list in brief. */
import type { Instant } from '@masthead/model';

export interface PickListData {
  items: {
    rank: number;
    title: string;
    award?: string;
    score?: number;
    /** The lowest. */
    price?: string;
    /** When that was looked up. */
    checkedAt?: Instant;
    /** Where in the text it is told of; absent where it is not. */
    href?: string;
  }[];
}
