/**
 * What the events service tells the content service of readers: see docs/contracts/events.md. All of it are sums and sets
 * as they are at one instant, and no differences, so that telling it twice or late changes nothing.
 */
import { z } from 'zod';

/** Where it is told; the publication follows. */
export const TOLD_AUDIENCE_PATH = '/api/audience';

/** At most so many of each are told at once. */
export const MOST_TOLD = 500;

/** As long as an address may be that an event has. */
const id = z.string().min(1).max(300);
const name = z.string().min(1).max(25);
const count = z.int().min(0);

export const toldAudienceSchema = z.strictObject({
  /** When the sums were read. */
  at: count,
  /** Page views of stories in the last hours, the most viewed of them. */
  stories: z.array(z.strictObject({ id, views: count })).max(MOST_TOLD),
  /** Visits that saw a bucket, and those of them that did what the experiment is about; since it began. */
  experiments: z
    .array(z.strictObject({ id: name, version: name, bucket: name, exposures: count, conversions: count }))
    .max(MOST_TOLD),
  /** Options of decisions that somebody took. */
  taken: z.array(z.strictObject({ agent: id, decision: id, option: id })).max(MOST_TOLD),
});
export type ToldAudience = z.output<typeof toldAudienceSchema>;
