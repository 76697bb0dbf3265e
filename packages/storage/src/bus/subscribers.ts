/** The subscribers of this process, and delivery to them. */
import type { Logger } from '@masthead/runtime';
import type { Message, MessageHandler } from './bus.ts';

export class Subscribers {
  readonly #byChannel = new Map<string, Set<MessageHandler>>();
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  add(channel: string, handler: MessageHandler): () => Promise<void> {
    const handlers = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, handlers);
    // A function of its own, so that the same handler can be subscribed twice and ended once.
    const subscription: MessageHandler = (message) => handler(message);
    handlers.add(subscription);
    return async () => {
      handlers.delete(subscription);
      if (handlers.size === 0 && this.#byChannel.get(channel) === handlers) this.#byChannel.delete(channel);
    };
  }

  /** Every subscriber gets a copy of its own, as it would from another process. */
  async deliver(channel: string, message: Message): Promise<void> {
    const handlers = [...(this.#byChannel.get(channel) ?? [])];
    await Promise.all(handlers.map((handler) => this.#handle(channel, handler, structuredClone(message))));
  }

  async #handle(channel: string, handler: MessageHandler, message: Message): Promise<void> {
    try {
      await handler(message);
    } catch (error) {
      this.#logger.error('A subscriber failed', { channel, error });
    }
  }

  clear(): void {
    this.#byChannel.clear();
  }
}
