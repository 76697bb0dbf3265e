/** Some words that stand out. */
import { z } from 'zod';
import { paragraph } from '../../make.ts';
import { defineElement, refersToNothing, words } from '../definition.ts';

export const callout = defineElement({
  attributes: z.object({ text: words }),
  refersTo: refersToNothing,
  reads: ({ text }) => [{ kind: 'aside', inside: [paragraph(text)] }],
  sells: false,
  inFiles: {},
});
