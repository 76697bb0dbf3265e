/** Finds a drawn picture in the cache, or has it made, in single flight: many who ask for the same new one cost one drawing. */
import { LRUCache } from 'lru-cache';
import type { KeptResults } from './kept-results.ts';

type Bytes = Buffer<ArrayBuffer>;
export type Found = 'memory' | 'disk' | 'made' | 'shared';

export interface Results {
  get(key: string, make: () => Promise<Bytes>): Promise<Bytes>;
}

interface Deps {
  kept: KeptResults;
  onFound(how: Found): void;
}

const HOT_BYTES = 32 * 1024 * 1024;
const HOT_ENTRY_BYTES = 1024 * 1024;
const MOST_SENT = 10_000;

/** Where bytes are that somebody may still be sent. The memory behind them: a range of them keeps that, and not themselves. */
interface Sent {
  memory: WeakRef<ArrayBuffer>;
  offset: number;
  length: number;
}

export function createResults({ kept, onFound }: Deps): Results {
  const hot = new LRUCache<string, Bytes>({
    maxSize: HOT_BYTES,
    maxEntrySize: HOT_ENTRY_BYTES,
    sizeCalculation: ({ length }) => length || 1,
  });
  const underWay = new Map<string, Promise<Bytes>>();
  /** Too large to be kept, and yet many slow readers of one picture hold it once. */
  const sent = new LRUCache<string, Sent>({ max: MOST_SENT });

  function inMemory(key: string): Bytes | undefined {
    const { memory, offset, length } = sent.get(key) ?? {};
    const still = memory?.deref();
    return hot.get(key) ?? (still && Buffer.from(still, offset, length));
  }

  async function find(key: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const old = await kept.read(key);
    onFound(old ? 'disk' : 'made');
    const bytes = old ?? (await make());
    hot.set(key, bytes);
    if (bytes.length > HOT_ENTRY_BYTES)
      sent.set(key, { memory: new WeakRef(bytes.buffer), offset: bytes.byteOffset, length: bytes.length });
    // Whoever asked does not wait for the disk.
    if (!old) void kept.keep(key, bytes);
    return bytes;
  }

  return {
    async get(key, make) {
      const ready = inMemory(key);
      if (ready) {
        kept.used(key);
        onFound('memory');
        return ready;
      }
      const shared = underWay.get(key);
      if (shared) {
        onFound('shared');
        return shared;
      }
      const finding = find(key, make).finally(() => underWay.delete(key));
      underWay.set(key, finding);
      return finding;
    },
  };
}
