/** A product by its slug, with its facts. */
import { z } from 'zod';
import type { BodySpecsData } from '../../components/body/specs/data.ts';
import { specsOf } from '../view/product.ts';
import { element, found, key } from './element.ts';

export const specs = element(z.object({ product: key }), ({ product: slug }, { data }): BodySpecsData | undefined => {
  const product = found(data?.products, slug);
  const facts = product ? specsOf(product) : [];
  return facts.length > 0 ? { specs: facts } : undefined;
});
