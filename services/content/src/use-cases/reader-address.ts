/** An e-mail address as readers write it to us, in the one way that we write it. */
import { LONGEST_ADDRESS, normalAddress } from '@masthead/model';
import { z } from 'zod';

export const readerAddress = z
  .string()
  .max(LONGEST_ADDRESS * 2)
  .transform((text, context) => {
    const address = normalAddress(text);
    if (address !== undefined) return address;
    context.addIssue('is no e-mail address');
    return z.NEVER;
  });
