/** A discussion as it comes over a wire, for the server that shows it. */
import { z } from 'zod';
import type { Discussion } from '../discussion.ts';

const instant = z.number().int();
const part = z.object({
  text: z.string(),
  is: z.enum(['em', 'strong']).optional(),
  href: z
    .string()
    .regex(/^https?:\/\//)
    .optional(),
});
const comment = z.object({
  id: z.string(),
  at: instant,
  editedAt: instant.optional(),
  name: z.string(),
  badge: z.enum(['staff', 'author']).optional(),
  state: z.enum(['shown', 'held', 'removed', 'gone']),
  blocks: z.array(z.object({ kind: z.enum(['text', 'quote']), parts: z.array(part) })),
  useful: z.number().int(),
  pickedBy: z.string().optional(),
  removed: z.object({ by: z.string(), reason: z.string(), rule: z.number().int().optional() }).optional(),
});

/** What everybody is shown: nothing of whoever asks. */
export const discussionCodec: z.ZodType<Discussion> = z.object({
  story: z.string(),
  count: z.number().int(),
  lastEvent: z.number().int(),
  closed: z.object({ at: instant, by: z.enum(['age', 'editor']) }).optional(),
  closesAt: instant.optional(),
  threads: z.array(comment.extend({ replies: z.array(comment), isFolded: z.boolean().optional() })),
  next: z.string().optional(),
  total: z.number().int(),
  now: instant,
});
