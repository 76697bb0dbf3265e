/** Where to buy what a text is about. */
import type { Offer } from '../../product/offer.ts';

export interface BuyButtonData {
  name: string;
  /** The cheapest. */
  offer: Offer;
  /** What other shops ask, on the product's own page. */
  others?: { count: number; href: string };
}
