/** A sentence, and whose it is. */
import { z } from 'zod';
import type { PullQuoteData } from '../../components/body/pull-quote/data.ts';
import { element, words } from './element.ts';

export const pullQuote = element(
  z.object({ text: words, by: z.string().trim().max(200).default('') }),
  ({ text, by }): PullQuoteData => ({ text, ...(by && { by }) }),
);
