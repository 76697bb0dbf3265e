/** Chooses by the settings where rate limits are counted. */
import { type Clock, type Logger, localRateLimits } from '@masthead/runtime';
import type { OpenRateLimits } from './open-rate-limits.ts';

export interface RateLimitsConfig {
  readonly redisUrl?: string | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
}

export async function openRateLimits({ redisUrl, clock, logger }: RateLimitsConfig): Promise<OpenRateLimits> {
  if (redisUrl === undefined) return { limits: localRateLimits(clock), close: async () => {} };
  // Its client is a fifth of a start and 28 MB: only for who has a Redis.
  const { openRedisRateLimits } = await import('./redis-rate-limits.ts');
  return openRedisRateLimits(redisUrl, clock, logger);
}
