/** A product by its slug; without an offer there is nothing to press. */
import { offersOf } from '../view/product.ts';
import { productHref } from '../view/product-link.ts';
import { found, type Show } from './element.ts';

export const buyButton: Show<'buybutton'> = ({ product: slug }, told) => {
  const product = found(told.data?.products, slug);
  const [offer, ...others] = product ? offersOf(product) : [];
  if (!product?.name || !offer) return undefined;
  // The page of its review names all shops itself.
  const isOwn = found(told.data?.reviews, slug)?.id === told.id;
  const more = !isOwn && { href: productHref(slug, told), ...(others.length > 0 && { others: others.length }) };
  return { name: product.name, offer, ...more };
};
