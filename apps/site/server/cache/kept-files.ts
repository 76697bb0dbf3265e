/** The cache of finished files (feeds, sitemaps), bounded by size and age. Single flight: whoever asks for a file that is being made waits for that one. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import type { WrittenFile } from '../../presentation/written-file.ts';

const compress = promisify(gzip);

interface Encoded {
  bytes: Buffer<ArrayBuffer>;
  etag: string;
}

/** What a file is sent as: each encoding has a tag of its own, since its bytes differ. */
export interface FinishedFile extends Omit<WrittenFile, 'text'> {
  plain: Encoded;
  zipped: Encoded;
}

export interface KeptFiles {
  get(key: string, write: () => Promise<WrittenFile>): Promise<FinishedFile>;
  /** Something changed: every file is made anew. */
  forget(): void;
}

const MOST_BYTES = 16 * 1024 * 1024;
const KEEP_MS = 300_000;

export function keepFiles(clock: Clock): KeptFiles {
  const kept = new LRUCache<string, FinishedFile>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ plain, zipped }, key) => plain.bytes.length + zipped.bytes.length + key.length,
    ttl: KEEP_MS,
    ttlResolution: 0,
    perf: clock,
  });
  let underWay = new Map<string, Promise<FinishedFile>>();

  async function make(key: string, write: () => Promise<WrittenFile>): Promise<FinishedFile> {
    const begun = underWay;
    const file = await finish(await write());
    // What changed meanwhile may be missing in it.
    if (begun === underWay) kept.set(key, file);
    return file;
  }

  return {
    async get(key, write) {
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      const began = underWay;
      const made = make(key, write).finally(() => began.delete(key));
      began.set(key, made);
      return made;
    },
    forget() {
      kept.clear();
      underWay = new Map();
    },
  };
}

async function finish({ text, ...file }: WrittenFile): Promise<FinishedFile> {
  const bytes = Buffer.from(text);
  const fingerprint = createHash('sha256').update(file.type).update(bytes).digest('base64url').slice(0, 27);
  return {
    ...file,
    plain: { bytes, etag: `"${fingerprint}"` },
    zipped: { bytes: await compress(bytes), etag: `"${fingerprint}-gzip"` },
  };
}
