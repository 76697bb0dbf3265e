/** The bus of a product that runs as one process. */
import type { Logger } from '@masthead/runtime';
import { type Bus, messageSchema } from './bus.ts';
import { Subscribers } from './subscribers.ts';

export function openLocalBus(logger: Logger): Bus {
  const subscribers = new Subscribers(logger);
  return {
    publish: async (channel, message) => subscribers.deliver(channel, messageSchema.parse(message)),
    subscribe: async (channel, handler) => subscribers.add(channel, handler),
    // Nothing is between the publisher and the subscribers, so nothing is ever missed.
    onGap: () => () => {},
    close: async () => subscribers.clear(),
  };
}
