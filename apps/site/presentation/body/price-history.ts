/** A product by its slug, with what it has cost. */
import { z } from 'zod';
import type { BodyPricesData } from '../../components/body/price-history/data.ts';
import { pricesOf } from '../view/product.ts';
import { element, found, key } from './element.ts';

export const priceHistory = element(
  z.object({ product: key }),
  ({ product: slug }, { data, now }): BodyPricesData | undefined => {
    const product = found(data?.products, slug);
    const prices = product && pricesOf(product, now);
    return prices && { prices };
  },
);
