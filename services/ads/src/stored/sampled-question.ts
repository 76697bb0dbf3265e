/** What is kept of a page's question: of the page everything, of who reads it nothing. */
import { PLACEMENT_FAMILIES, TARGETING_KEYS } from '@masthead/ads';
import type { AdQuestion } from '@masthead/ads/wire';
import { DEVICES } from '@masthead/rules';
import { z } from 'zod';
import { sizeSchema } from './creative-fields.ts';

export const sampledQuestion = z.strictObject({
  path: z.string(),
  device: z.enum(DEVICES),
  targeting: z.partialRecord(z.enum(TARGETING_KEYS), z.array(z.string())),
  slots: z.array(
    z.strictObject({
      id: z.string(),
      placement: z.enum(PLACEMENT_FAMILIES),
      position: z.int(),
      sizes: z.array(sizeSchema),
    }),
  ),
});
export type SampledQuestion = z.output<typeof sampledQuestion>;

/** Keys that are of a visit, or of who makes it. */
const OF_READERS = ['pv', 'session', 'subsession', 'user', 'vguid', 'vid', 'ftag'] as const;

export function sampleOf({ path, device, targeting, slots }: AdQuestion): SampledQuestion {
  const ofPage = { ...targeting };
  for (const key of OF_READERS) delete ofPage[key];
  return sampledQuestion.parse({ path, device, targeting: ofPage, slots });
}
