/** A newsletter by its slug, to sign up for. */
import { z } from 'zod';
import { defineElement, key, needsItsPage } from '../definition.ts';

export const newsletter = defineElement({
  attributes: z.object({ slug: key }),
  refersTo: ({ slug }) => ({ newsletters: [slug] }),
  reads: needsItsPage,
  sells: false,
  inFiles: {},
});
