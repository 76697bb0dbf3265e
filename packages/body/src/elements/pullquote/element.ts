/** A sentence, and whose it is. */
import { z } from 'zod';
import { words as loose, marked, paragraph } from '../../make.ts';
import { defineElement, refersToNothing, words } from '../definition.ts';

export const pullquote = defineElement({
  attributes: z.object({ text: words, by: z.string().trim().max(200, 'is too long').optional() }),
  refersTo: refersToNothing,
  reads: ({ text, by }) => [{ kind: 'quote', inside: [paragraph(text), ...(by ? [loose(marked('cite', by))] : [])] }],
  sells: false,
  inFiles: {},
});
