/** One choice of a list of products: why it is there, what speaks for and against it, where to buy it. */
import type { ShownPicture } from '../../picture/shown-picture.ts';
import type { Offer } from '../../product/offer.ts';

export interface PickData {
  rank: number;
  /** What the text calls it, with the name of the place. */
  title: string;
  anchor?: string;
  /** It stands below a heading of the text. */
  below?: boolean;
  /** "Best overall"; absent where the title says it already. */
  award?: string;
  summary?: string;
  score?: number;
  good: string[];
  bad: string[];
  picture?: ShownPicture;
  /** The cheapest first, and no more than are shown. */
  offers: Offer[];
  reviewHref?: string;
}
