/** What a review found, ready to be shown. */
import type { Instant } from '@masthead/model';

export interface SubScore {
  name: string;
  score: number;
}

export interface VerdictData {
  /** A first look has none. */
  score?: number;
  testedAt: Instant;
  editorsChoice: boolean;
  subScores: SubScore[];
}
