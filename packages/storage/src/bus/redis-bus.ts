/** The bus of a product that runs as several processes: local delivery at once, the others through Redis. */
import { randomUUID } from 'node:crypto';
import type { Logger } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import { createClient } from 'redis';
import { z } from 'zod';
import { redisPause } from '../redis-reconnect.ts';
import { type Bus, type Message, type MessageHandler, messageSchema } from './bus.ts';
import { Subscribers } from './subscribers.ts';

const PREFIX = 'masthead:';
const OUTBOX_MAX = 10_000;
const ORIGINS_KEPT = 1000;
const PING_MS = 10_000;

/**
 * The origin lets a process pass over its own messages, which its subscribers have had already; the number, which only
 * grows, lets the others pass over one that was sent twice because the first answer was lost.
 */
const envelopeSchema = z.object({ origin: z.string(), number: z.int(), message: messageSchema });

const connectionTo = (url: string) =>
  createClient({
    url,
    // One connection both publishes and receives, which the older protocol does not allow.
    RESP: 3,
    // What cannot leave at once waits in the bounded outbox, not in the client's unbounded queue.
    disableOfflineQueue: true,
    // Together they find a connection that is dead without having been closed.
    pingInterval: PING_MS,
    socket: {
      socketTimeout: 3 * PING_MS,
      reconnectStrategy: redisPause,
    },
  });

class RedisBus implements Bus {
  readonly #origin = randomUUID();
  readonly #logger: Logger;
  readonly #subscribers: Subscribers;
  readonly #client: ReturnType<typeof connectionTo>;
  readonly #gapListeners = new Set<() => void>();
  readonly #lastNumbers = new LRUCache<string, number>({ max: ORIGINS_KEPT });
  readonly #outbox: { channel: string; text: string }[] = [];
  #sending: Promise<void> | undefined;
  #published = 0;
  #listening = false;
  #away = false;

  constructor(url: string, logger: Logger) {
    this.#logger = logger;
    this.#subscribers = new Subscribers(logger);
    this.#client = connectionTo(url);
  }

  /** Resolves when messages come in, or when Redis turns out to be away: the product starts all the same. */
  async open(): Promise<this> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#client.on('ready', () => void this.#onReady().then(resolve, resolve));
    this.#client.on('error', (error) => {
      this.#onError(error);
      resolve();
    });
    // It rejects only when it is closed while it is still trying; there is nobody left to tell.
    this.#client.connect().catch(() => {});
    await promise;
    return this;
  }

  async publish(channel: string, message: Message): Promise<void> {
    const parsed = messageSchema.parse(message);
    this.#published += 1;
    const text = JSON.stringify({ origin: this.#origin, number: this.#published, message: parsed });
    if (this.#outbox.push({ channel, text }) > OUTBOX_MAX) {
      this.#outbox.shift();
      this.#logger.error('A message for other processes was dropped: too many wait for Redis', { channel });
    }
    void this.#send();
    await this.#subscribers.deliver(channel, parsed);
  }

  async subscribe(channel: string, handler: MessageHandler): Promise<() => Promise<void>> {
    return this.#subscribers.add(channel, handler);
  }

  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener);
    return () => void this.#gapListeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#subscribers.clear();
    await this.#sending;
    if (this.#client.isOpen) this.#client.destroy();
  }

  #onError(error: unknown): void {
    if (!this.#away) this.#logger.error('Redis is away: messages reach this process only', { error });
    this.#away = true;
  }

  async #onReady(): Promise<void> {
    // The client renews this subscription by itself, before it is ready again.
    if (!this.#listening) await this.#client.pSubscribe(`${PREFIX}*`, (text, channel) => this.#receive(text, channel));
    this.#listening = true;
    if (this.#away) {
      this.#away = false;
      this.#logger.warn('Redis is back');
      for (const listener of this.#gapListeners) listener();
    }
    await this.#send();
  }

  /** One sender at a time keeps the messages in order. */
  #send(): Promise<void> {
    this.#sending ??= this.#emptyOutbox().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #emptyOutbox(): Promise<void> {
    for (let next = this.#outbox[0]; next && this.#client.isReady; next = this.#outbox[0]) {
      try {
        await this.#client.publish(PREFIX + next.channel, next.text);
      } catch {
        // The connection broke, which its own event has logged; the message stays for when it is back.
        return;
      }
      if (this.#outbox[0] === next) this.#outbox.shift();
    }
  }

  #receive(text: string, key: string): void {
    const channel = key.slice(PREFIX.length);
    const envelope = parseEnvelope(text);
    if (!envelope) {
      this.#logger.warn('A message that cannot be read was dropped', { channel });
      return;
    }
    const { origin, number, message } = envelope;
    if (origin === this.#origin || number <= (this.#lastNumbers.get(origin) ?? 0)) return;
    this.#lastNumbers.set(origin, number);
    void this.#subscribers.deliver(channel, message);
  }
}

function parseEnvelope(text: string): z.output<typeof envelopeSchema> | undefined {
  try {
    return envelopeSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const openRedisBus = (url: string, logger: Logger): Promise<Bus> => new RedisBus(url, logger).open();
