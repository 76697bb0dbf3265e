/** How much one reader, and one sender, may do. */
import type { RateLimits } from '@masthead/runtime';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const writingLimits = (limits: RateLimits) => ({
  /** Of one reader: a lively argument, but no flood. */
  comments: limits({ name: 'comments', most: 6, perMs: 5 * MINUTE_MS }),
  /** Of one network, whoever it is there. */
  commentsFrom: limits({ name: 'comments-from', most: 60, perMs: HOUR_MS }),
  marks: limits({ name: 'comment-marks', most: 60, perMs: MINUTE_MS }),
  reports: limits({ name: 'comment-reports', most: 20, perMs: HOUR_MS }),
  /** Who tries tokens at the desk. */
  wrongTokens: limits({ name: 'wrong-tokens-discussion', most: 20, perMs: 15 * MINUTE_MS }),
});
export type WritingLimits = ReturnType<typeof writingLimits>;
