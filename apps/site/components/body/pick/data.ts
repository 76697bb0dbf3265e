/** One choice of a list of products: why it is there, what speaks for and against it, where to buy it. */
import type { ShownPicture } from '../../picture/shown-picture.ts';
import type { Offer, Spec } from '../../product/offer.ts';

export interface PickData {
  rank: number;
  /** What the text calls it, with the name of the place. */
  title: string;
  /** The product's own name. */
  name: string;
  anchor?: string;
  /** It stands below a heading of the text. */
  below?: boolean;
  /** "Best overall". */
  award?: string;
  summary?: string;
  score?: number;
  good: string[];
  bad: string[];
  picture?: ShownPicture;
  /** The cheapest first. */
  offers: Offer[];
  specs: Spec[];
  reviewHref?: string;
}

/** "Best overall: Vesper V9" is called "Best overall" already. */
export const saidIn = (title: string, award: string): boolean => title.toLowerCase().includes(award.toLowerCase());
