/** What of an error is kept as JSON. */
import { z } from 'zod';

/** A place in our code: in its sources where the build that it comes from is known, else in a file of that build. */
export const errorFrame = z.strictObject({
  at: z.string().max(160),
  line: z.number().int().min(0).max(10_000_000),
  column: z.number().int().min(0).max(10_000_000),
  /** The function's name, where it has one. */
  in: z.string().max(80),
});

export const sightings = z.strictObject({
  browsers: z.array(z.strictObject({ browser: z.string(), times: z.number() })),
  /** Where it happened last: type of page and path. */
  pages: z.array(z.string()),
});
