/** What a product has cost, within a text. */
import type { Instant } from '@masthead/model';
import type { PricePoint } from '../../product/offer.ts';

export interface BodyPricesData {
  points: PricePoint[];
  now: Instant;
}
