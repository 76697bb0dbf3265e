/** The cache of finished files (feeds, sitemaps), bounded by size and age, each dropped when something changes that is in it. Single flight: whoever asks for a file that is being made waits for that one. An old one is given where that fails. */
import { createHash } from 'node:crypto';
import type { Clock, ErrorReporter } from '@masthead/runtime';
import { type Encoding, encode } from '@masthead/web';
import { LRUCache } from 'lru-cache';
import { ANY_CHANGE, collecting } from '../../content-api/dependencies.ts';
import type { WrittenFile } from '../../presentation/written-file.ts';
import type { Dependents } from './dependents.ts';
import { isFailure, RETRY_MS, STALE_MS, staleIfError } from './stale-if-error.ts';

interface Encoded {
  bytes: Buffer<ArrayBuffer>;
  etag: string;
}

/** What a file is sent as: each encoding has a tag of its own, since its bytes differ. */
export interface FinishedFile extends Omit<WrittenFile, 'text'> {
  encoded: Readonly<Record<Encoding, Encoded>>;
  /** Of all that is in it. */
  names: ReadonlySet<string>;
  /** Older than it should be, since no newer one can be made. */
  stale?: true;
}

export interface KeptFiles {
  get(key: string, write: () => Promise<WrittenFile>): Promise<FinishedFile>;
}

const MOST_BYTES = 16 * 1024 * 1024;
const KEEP_MS = 300_000;

interface Kept {
  file: FinishedFile;
  freshUntil: number;
  /** It is no longer to be dropped when something changes. */
  letGo(): void;
}

export interface FileCacheParts {
  clock: Clock;
  dependents: Dependents;
  reporter: ErrorReporter;
}

export function keepFiles({ clock, dependents, reporter }: FileCacheParts): KeptFiles {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ file: { encoded } }, key) =>
      Object.values(encoded).reduce((sum, { bytes }) => sum + bytes.length, key.length),
    ttl: STALE_MS,
    ttlResolution: 0,
    perf: clock,
    dispose: ({ letGo }) => letGo(),
  });
  const underWay = new Map<string, Promise<FinishedFile>>();

  /** What changes while it is made may be missing in it: then it is for those who asked before, and not kept. */
  function begin(key: string, write: () => Promise<WrittenFile>): Promise<FinishedFile> {
    const forget = (): void => {
      if (underWay.get(key) === made) underWay.delete(key);
    };
    const letGo = dependents.keep([ANY_CHANGE], forget);
    const made = make(write).then(
      (file) => {
        if (underWay.get(key) === made) keep(key, file);
        return file;
      },
      (error: unknown) => {
        if (!isFailure(error)) kept.delete(key);
        // Nobody is told who is given the old one.
        else if (kept.has(key)) reporter.report(error, { path: key });
        throw error;
      },
    );
    underWay.set(key, made);
    const end = (): void => {
      letGo();
      forget();
    };
    made.then(end, end);
    return made;
  }

  function keep(key: string, file: FinishedFile): void {
    const entry: Kept = {
      file,
      freshUntil: clock.now() + KEEP_MS,
      letGo: dependents.keep(file.names, () => {
        if (kept.peek(key) === entry) kept.delete(key);
      }),
    };
    kept.set(key, entry);
  }

  /** For a moment an old file is the kept one: not everybody waits for the next failure. */
  function newOrStale(known: Kept, key: string, write: () => Promise<WrittenFile>): Promise<FinishedFile> {
    const old = { ...known.file, stale: true as const };
    return staleIfError<FinishedFile>({
      making: underWay.get(key) ?? begin(key, write),
      old,
      onStale() {
        known.file = old;
        known.freshUntil = clock.now() + RETRY_MS;
      },
    });
  }

  return {
    async get(key, write) {
      const known = kept.get(key);
      if (!known) return underWay.get(key) ?? begin(key, write);
      return clock.now() <= known.freshUntil ? known.file : newOrStale(known, key, write);
    },
  };
}

async function make(write: () => Promise<WrittenFile>): Promise<FinishedFile> {
  const { result, names } = await collecting(write);
  return finish(result, names);
}

async function finish({ text, ...file }: WrittenFile, names: ReadonlySet<string>): Promise<FinishedFile> {
  const bytes = Buffer.from(text);
  const fingerprint = createHash('sha256').update(file.type).update(bytes).digest('base64url').slice(0, 27);
  const encodedAs = async (encoding: Encoding): Promise<Encoded> => ({
    bytes: await encode(bytes, encoding),
    etag: encoding === 'identity' ? `"${fingerprint}"` : `"${fingerprint}-${encoding}"`,
  });
  const [identity, gzip, br] = await Promise.all([encodedAs('identity'), encodedAs('gzip'), encodedAs('br')]);
  return { ...file, names, encoded: { identity, gzip, br } };
}
