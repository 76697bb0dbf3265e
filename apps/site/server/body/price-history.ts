/** A product by its slug, with what it has cost. */
import { z } from 'zod';
import type { BodyPricesData } from '../../components/body/price-history/data.ts';
import { pricePointsOf } from '../view/product.ts';
import { element, found, key } from './element.ts';

export const priceHistory = element(
  z.object({ product: key }),
  ({ product: slug }, { data, now }): BodyPricesData | undefined => {
    const product = found(data?.products, slug);
    const points = product ? pricePointsOf(product) : [];
    return points.length > 0 ? { points, now } : undefined;
  },
);
