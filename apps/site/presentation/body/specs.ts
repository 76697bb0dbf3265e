/** A product by its slug, with its facts. */
import { specsOf } from '../view/product.ts';
import { found, type Show } from './element.ts';

export const specs: Show<'specs'> = ({ product: slug }, { data }) => {
  const product = found(data?.products, slug);
  const facts = product ? specsOf(product) : [];
  return facts.length > 0 ? { specs: facts } : undefined;
};
