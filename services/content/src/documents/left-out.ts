/** Something that a text may not hold and that was therefore left out of it. */
import { z } from 'zod';

export const leftOut = z.strictObject({
  /** The field of the document whose text it was in. */
  field: z.string(),
  message: z.string(),
  /** The words where it stood first; empty where there are none. */
  near: z.string(),
});
export type LeftOut = z.output<typeof leftOut>;
