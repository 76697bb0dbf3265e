/**
 * Collects what sites report and tells it in one go now and then, off the way of any answer. Only so many different things
 * wait at a time: what comes beyond that is a flood, and passed over.
 */
import type { Logger } from '@masthead/runtime';

export interface Batch<Item> {
  /** Two things of one key are joined. */
  add(key: string, item: Item): void;
  /** Tells what has been collected. What cannot be told is kept for the next time. */
  flush(): Promise<void>;
  /** Tells it a last time. */
  close(): Promise<void>;
}

interface BatchParts<Item> {
  most: number;
  join(before: Item, next: Item): Item;
  tell(items: readonly Item[]): Promise<void>;
  /** What is said when that fails. */
  failed: string;
  logger: Pick<Logger, 'warn'>;
}

const EVERY_MS = 2000;

export function createBatch<Item>({ most, join, tell, failed, logger }: BatchParts<Item>): Batch<Item> {
  let waiting = new Map<string, Item>();
  let timer: NodeJS.Timeout | undefined;

  function add(key: string, item: Item): void {
    const before = waiting.get(key);
    if (before === undefined && waiting.size >= most) return;
    waiting.set(key, before === undefined ? item : join(before, item));
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const told = waiting;
    waiting = new Map();
    if (told.size === 0) return;
    try {
      await tell([...told.values()]);
    } catch (error) {
      logger.warn(failed, { error });
      for (const [key, item] of told) add(key, item);
    }
  }

  return {
    add,
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
