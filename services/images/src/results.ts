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

export function createResults({ kept, onFound }: Deps): Results {
  const hot = new LRUCache<string, Bytes>({
    maxSize: HOT_BYTES,
    maxEntrySize: HOT_ENTRY_BYTES,
    sizeCalculation: ({ length }) => length || 1,
  });
  const underWay = new Map<string, Promise<Bytes>>();

  async function find(key: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const old = await kept.read(key);
    onFound(old ? 'disk' : 'made');
    const bytes = old ?? (await make());
    hot.set(key, bytes);
    // Whoever asked does not wait for the disk.
    if (!old) void kept.keep(key, bytes);
    return bytes;
  }

  return {
    async get(key, make) {
      const ready = hot.get(key);
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
