/** What we said of a product, by its slug; or of one that is told whole, as JSON, where another system wrote the text. */
import { z } from 'zod';
import { defineElement, key, needsItsPage } from '../definition.ts';

const MOST_JSON = 100_000;

export const reviewcard = defineElement({
  attributes: z
    .object({
      product: key.optional(),
      api: z.string().max(MOST_JSON, 'is too long').optional(),
    })
    .refine(({ product, api }) => product !== undefined || api !== undefined, 'needs product'),
  refersTo: ({ product }) => ({ products: product === undefined ? [] : [product] }),
  reads: needsItsPage,
  sells: false,
  inFiles: {},
});
