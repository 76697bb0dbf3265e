/** The facts of a product, by its slug. */
import { z } from 'zod';
import { defineElement, key, needsItsPage } from '../definition.ts';

export const specs = defineElement({
  attributes: z.object({ product: key }),
  refersTo: ({ product }) => ({ products: [product] }),
  reads: needsItsPage,
  sells: false,
  inFiles: {},
});
