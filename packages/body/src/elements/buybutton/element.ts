/** A product by its slug, to be bought. */
import { z } from 'zod';
import { defineElement, key, needsItsPage } from '../definition.ts';

export const buybutton = defineElement({
  attributes: z.object({ product: key }),
  refersTo: ({ product }) => ({ products: [product] }),
  reads: needsItsPage,
  sells: true,
  inFiles: {},
});
