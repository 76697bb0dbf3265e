/** Chooses the engine of the bus by the settings. */
import type { Logger } from '@masthead/runtime';
import type { Bus } from './bus.ts';
import { openLocalBus } from './local-bus.ts';

export type BusConfig = { readonly redisUrl?: string | undefined; readonly logger: Logger };

export async function openBus({ redisUrl, logger }: BusConfig): Promise<Bus> {
  if (redisUrl === undefined) return openLocalBus(logger);
  // Its client is a fifth of a start and 28 MB: only for who has a Redis.
  const { openRedisBus } = await import('./redis-bus.ts');
  return openRedisBus(redisUrl, logger);
}
