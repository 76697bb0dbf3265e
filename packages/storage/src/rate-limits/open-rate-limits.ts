import type { RateLimits } from '@masthead/runtime';

/** Rate limits and what they hold open. */
export interface OpenRateLimits {
  limits: RateLimits;
  close(): Promise<void>;
}
