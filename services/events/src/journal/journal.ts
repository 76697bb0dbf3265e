/**
 * The queue on disk (a write-ahead journal). Those who append while the disk is busy share the next write and its fsync
 * (group commit), so that the disk is asked as often as it can answer and not once for each of them.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { encodeFrame, type Frame } from './frame.ts';
import { segmentName } from './segments.ts';

export interface Journal {
  readonly folder: string;
  /** Resolves when it is on disk. Rejects when it may not be; then it may still be counted, once, with what is sent again. */
  append(frame: Frame): Promise<void>;
  /** Bytes that are not on disk yet. */
  readonly unwritten: number;
  /** Bytes that were appended since the process began. */
  readonly written: number;
  /** Writes what is left. What is not in the database then is the next process's to put there. */
  close(): Promise<void>;
}

const SEGMENT_BYTES = 4 * 1024 * 1024;

interface Waiting {
  bytes: Buffer;
  resolve(): void;
  reject(error: unknown): void;
}

interface Segment {
  handle: FileHandle;
  size: number;
}

interface JournalParts {
  /** The folder of all journals. */
  root: string;
  /** Something new is on disk. */
  onWritten(): void;
  segmentBytes?: number;
}

export function openJournal({ root, onWritten, segmentBytes = SEGMENT_BYTES }: JournalParts): Journal {
  const { folder, unlock } = ownFolder(root);
  let waiting: Waiting[] = [];
  let unwritten = 0;
  let written = 0;
  let number = 0;
  let segment: Segment | undefined;
  let isFlushing = false;
  let flushed = Promise.resolve();

  function append(frame: Frame): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const bytes = encodeFrame(frame);
    waiting.push({ bytes, resolve, reject });
    unwritten += bytes.length;
    if (!isFlushing) flushed = flush();
    return promise;
  }

  /** Whoever appends before it says that it is through is written by it. */
  async function flush(): Promise<void> {
    isFlushing = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const size = group.reduce((sum, { bytes }) => sum + bytes.length, 0);
      try {
        await write(
          group.map(({ bytes }) => bytes),
          size,
        );
        written += size;
        for (const { resolve } of group) resolve();
        onWritten();
      } catch (error) {
        // Half a frame may stand at its end, behind which nobody would read: the next group begins a segment of its own.
        await segment?.handle.close().catch(() => {});
        segment = undefined;
        for (const { reject } of group) reject(error);
      } finally {
        unwritten -= size;
      }
    }
    isFlushing = false;
  }

  async function write(buffers: Buffer[], size: number): Promise<void> {
    if (segment && segment.size >= segmentBytes) {
      await segment.handle.close();
      segment = undefined;
    }
    segment ??= await nextSegment();
    const { bytesWritten } = await segment.handle.writev(buffers);
    if (bytesWritten !== size) throw new Error(`Only ${bytesWritten} of ${size} bytes were written to the journal`);
    await segment.handle.datasync();
    segment.size += size;
  }

  async function nextSegment(): Promise<Segment> {
    number += 1;
    const handle = await open(join(folder, segmentName(number)), 'ax', 0o600);
    await syncFolder(folder);
    if (number === 1) await syncFolder(root);
    return { handle, size: 0 };
  }

  return {
    folder,
    append,
    get unwritten() {
      return unwritten;
    },
    get written() {
      return written;
    },
    async close() {
      await flushed;
      await segment?.handle.close();
      segment = undefined;
      unlock();
      if (number === 0) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Another process may take a new folder for that of one that died, and remove it, before it is locked: then there is a next one. */
function ownFolder(root: string): { folder: string; unlock(): void } {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const folder = join(root, randomUUID());
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unlock = lockFolder(folder);
    if (unlock) return { folder, unlock };
  }
  throw new Error(`No journal can be begun in ${root}`);
}

/** A new file is only there after a power cut when its folder was written too. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
