/** Carries messages from whoever publishes to whoever listens: in the process, or between processes through Redis. */
import { z } from 'zod';

export const messageSchema = z.json();
export type Message = z.output<typeof messageSchema>;
export type MessageHandler = (message: Message) => void | Promise<void>;

export interface Bus {
  /**
   * Resolves when the subscribers of this process have handled the message and it is on its way to the others. While
   * Redis is away, messages for others wait, up to a bound; a failing subscriber is logged and harms nobody else.
   */
  publish(channel: string, message: Message): Promise<void>;
  /** Gives the function that ends the subscription. */
  subscribe(channel: string, handler: MessageHandler): Promise<() => Promise<void>>;
  /** Tells that messages of other processes may have been missed, so that caches fed by them can start afresh. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}
