/** What every answer of the content service is wrapped in: data with links and meta, or errors. */
import { z } from 'zod';

export const wireError = z.object({
  code: z.number(),
  message: z.string(),
  context: z
    .object({ availableOn: z.array(z.object({ edition: z.string(), slug: z.string().optional() })).optional() })
    .optional(),
});
export type WireError = z.infer<typeof wireError>;

export const errorEnvelope = z.object({ errors: z.array(wireError).min(1) });

export interface Envelope<Data> {
  data: Data;
  links: Record<string, string>;
  meta: Record<string, unknown>;
}
