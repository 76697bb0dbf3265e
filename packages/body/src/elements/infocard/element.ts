/** A title and some words, beside the text. */
import { z } from 'zod';
import { marked, paragraph } from '../../make.ts';
import { defineElement, refersToNothing, words } from '../definition.ts';

export const infocard = defineElement({
  attributes: z.object({ title: words, text: words }),
  refersTo: refersToNothing,
  reads: ({ title, text }) => [{ kind: 'aside', inside: [paragraph(marked('strong', title)), paragraph(text)] }],
  sells: false,
  inFiles: {},
});
