/** What a reader wants to be called. Names are shown beside those of others: nothing in one may make it look like another. */
import { LONGEST_DISPLAY_NAME } from '@masthead/account';
import { z } from 'zod';

/** Letters, marks that belong to them, numbers, and what stands in names. */
const NAME = /^[\p{L}\p{M}\p{N} .,'’-]*$/u;
/** No letter has more marks above each other than any language writes. */
const PILED = /\p{M}{4,}/u;

export const displayName = z
  .string()
  .transform((text) => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .max(LONGEST_DISPLAY_NAME, `has at most ${LONGEST_DISPLAY_NAME} letters`)
      .refine((text) => NAME.test(text) && !PILED.test(text), "takes letters, numbers and . , ' - only"),
  );
