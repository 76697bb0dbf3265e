/** What whoever counts tells the ad server: of each day, line, creative and placement how much was delivered, as a whole. */
import { z } from 'zod';
import { PLACEMENT_FAMILIES } from '../placements.ts';

export const DELIVERED_PATH = '/api/ads/delivered';
/** In one go. */
export const MOST_DELIVERED = 500;

/** What happens to a showing on a page; clicks are counted by the ad server itself. */
export const DELIVERED_KINDS = ['shown', 'viewed', 'hidden', 'reported'] as const;
export type DeliveredKind = (typeof DELIVERED_KINDS)[number];

const count = z.int().min(0);
const id = z.string().min(1).max(64);

const deliveredSum = z.strictObject({
  /** Days since 1970, of the decision. */
  day: count,
  line: id,
  creative: id,
  placement: z.enum(PLACEMENT_FAMILIES),
  kind: z.enum(DELIVERED_KINDS),
  /** All of that day up to now: told twice, or late, it changes nothing. */
  count,
});
export type DeliveredSum = z.infer<typeof deliveredSum>;

export const deliveredSchema = z.strictObject({
  v: z.literal(1),
  sums: z.array(deliveredSum).min(1).max(MOST_DELIVERED),
});
