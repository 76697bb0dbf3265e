/** A product by its slug; without an offer there is nothing to press. */
import { z } from 'zod';
import type { BuyButtonData } from '../../components/body/buy-button/data.ts';
import { offersOf } from '../view/product.ts';
import { productHref } from '../view/product-link.ts';
import { element, found, key } from './element.ts';

export const buyButton = element(z.object({ product: key }), ({ product: slug }, told): BuyButtonData | undefined => {
  const product = found(told.data?.products, slug);
  const [offer, ...others] = product ? offersOf(product) : [];
  if (!product?.name || !offer) return undefined;
  // The page of its review names all shops itself.
  const isOwn = found(told.data?.reviews, slug)?.id === told.id;
  const more = !isOwn && { href: productHref(slug, told), ...(others.length > 0 && { others: others.length }) };
  return { name: product.name, offer, ...more };
});
