/** A sentence, and whose it is. */
import type { Show } from './element.ts';

export const pullQuote: Show<'pullquote'> = ({ text, by }) => ({ text, ...(by && { by }) });
