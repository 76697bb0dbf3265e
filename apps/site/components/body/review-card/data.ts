/** What we found of a product that a text mentions. */
import type { CardStory } from '../../cards/card-story.ts';
import type { Offer } from '../../product/offer.ts';

export interface ReviewCardData {
  /** The product's. */
  name: string;
  /** Our review of it, where there is one. */
  review?: CardStory;
  /** The cheapest. */
  offer?: Offer;
}
