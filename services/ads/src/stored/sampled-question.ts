/** What is kept of a page's question: of the page everything, of who reads it nothing. */
import { type AskedSlot, PLACEMENT_FAMILIES, TARGETING_KEYS, type Targeting } from '@masthead/ads';
import { DEVICES, type Device } from '@masthead/rules';
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

/** Of a page, or of a player on it. */
export interface Sampled {
  readonly path: string;
  readonly device: Device;
  readonly targeting: Targeting;
  readonly slots: readonly AskedSlot[];
}

export function sampleOf({ path, device, targeting, slots }: Sampled): SampledQuestion {
  const ofPage = { ...targeting };
  for (const key of OF_READERS) delete ofPage[key];
  return sampledQuestion.parse({ path, device, targeting: ofPage, slots });
}
