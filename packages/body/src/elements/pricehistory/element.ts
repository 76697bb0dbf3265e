/** What a product has cost, by its slug. */
import { z } from 'zod';
import { defineElement, key, needsItsPage } from '../definition.ts';

export const pricehistory = defineElement({
  attributes: z.object({ product: key }),
  refersTo: ({ product }) => ({ products: [product] }),
  reads: needsItsPage,
  sells: false,
  inFiles: {},
});
