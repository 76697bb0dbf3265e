/** All choices of the story's list, in brief. */
import { z } from 'zod';
import { defineElement, needsItsPage, refersToNothing } from '../definition.ts';

export const cnetlisticleMini = defineElement({
  attributes: z.object({}),
  refersTo: refersToNothing,
  reads: needsItsPage,
  sells: false,
  inFiles: {},
});
