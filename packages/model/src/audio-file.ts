/** The file of a story that is heard. */
import { z } from 'zod';
import { count, ownPath } from './wire.ts';

export const audioFileCodec = z.object({
  url: ownPath,
  /** Its content type. */
  type: z.string(),
  bytes: count,
  /** In seconds. */
  duration: z.number().positive(),
});
export type AudioFile = z.output<typeof audioFileCodec>;
