/** A deal as lists of deals show it: its card, who asks the price, and how the price went. */
import type { CardStory } from '../cards/card-story.ts';
import type { SparkLine } from './spark.ts';

export interface DealCard extends CardStory {
  /** "At Northgate. The lowest we have seen". */
  shop?: string;
  spark?: SparkLine;
}
