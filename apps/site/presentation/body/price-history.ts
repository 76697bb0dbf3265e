/** A product by its slug, with what it has cost. */
import { pricesOf } from '../view/product.ts';
import { found, type Show } from './element.ts';

export const priceHistory: Show<'pricehistory'> = ({ product: slug }, { data, now }) => {
  const product = found(data?.products, slug);
  const prices = product && pricesOf(product, now);
  return prices && { prices };
};
