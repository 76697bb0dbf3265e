/** Several things in one attribute, parted by bars. */
import { z } from 'zod';

export const parted = <Parts extends z.ZodType<unknown, string[]>>(longest: number, parts: Parts) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.split('|').map((part) => part.trim()))
    .pipe(parts);
