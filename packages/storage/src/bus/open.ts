/** Chooses the engine of the bus by the settings. */
import type { Logger } from '@masthead/runtime';
import type { Bus } from './bus.ts';
import { openLocalBus } from './local-bus.ts';
import { openRedisBus } from './redis-bus.ts';

export type BusConfig = { readonly redisUrl?: string | undefined; readonly logger: Logger };

export async function openBus({ redisUrl, logger }: BusConfig): Promise<Bus> {
  return redisUrl === undefined ? openLocalBus(logger) : openRedisBus(redisUrl, logger);
}
