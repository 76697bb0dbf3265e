/** What a product has cost, within a text. */
import type { Prices } from '../../product/offer.ts';

export interface BodyPricesData {
  prices: Prices;
}
