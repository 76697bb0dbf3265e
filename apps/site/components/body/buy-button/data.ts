/** Where to buy what a text is about. */
import type { Offer } from '../../product/offer.ts';

export interface BuyButtonData {
  name: string;
  /** Where it is read about; absent where that is this page. */
  href?: string;
  /** The cheapest. */
  offer: Offer;
  /** How many other shops have it: they are named there. */
  others?: number;
}
