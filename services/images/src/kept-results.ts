/**
 * The disk cache of drawn pictures: a folder of bounded size, least recently used out first. Several processes may share
 * the folder: each looks at the files themselves, and its own list only says which of them have to go.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import { seal, unsealed } from './sealed.ts';

export interface KeptResults {
  /** Undefined when it is not there, or not whole. */
  read(key: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Whole or not at all. A failure is logged and does no harm. */
  keep(key: string, bytes: Uint8Array): Promise<void>;
  /** Says that it was used, when it was found without reading it. */
  used(key: string): void;
}

interface Deps {
  folder: string;
  mostBytes: number;
  logger: Logger;
}

interface Listed {
  size: number;
  usedAt: number;
  /** As the file's own time says it to other processes and after a restart. */
  toldAt: number;
}

/** A third less work than the one that gives promises by itself. */
const readWhole = promisify(readFile);

const HOUR = 3_600_000;
/** A file that nobody finished. */
const PART = '.part';
/** Others write too: after so much of the bound, the folder is looked through again. */
const SCANS_PER_FILLING = 8;

export function createKeptResults({ folder, mostBytes, logger }: Deps): KeptResults {
  const listed = new LRUCache<string, Listed>({
    maxSize: Math.max(1, mostBytes),
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_, key, reason) => {
      if (reason === 'evict') void remove(fileOf(key));
    },
  });
  let scanning: Promise<void> | undefined;
  let writtenSinceScan = 0;

  const folderOf = (key: string): string => join(folder, key.slice(0, 2));
  const fileOf = (key: string): string => join(folderOf(key), key);

  function list(key: string, file: Listed): void {
    if (file.size <= mostBytes) listed.set(key, file);
    else void remove(fileOf(key));
  }

  async function scan(): Promise<void> {
    const found: [string, Listed][] = [];
    for (const name of await readdir(folder).catch(() => [])) found.push(...(await filesIn(join(folder, name))));
    const recent = found.map(([key, file]): [string, Listed] => [key, newer(file, listed.peek(key))]);
    for (const [key, file] of recent.toSorted(([, a], [, b]) => a.usedAt - b.usedAt)) list(key, file);
  }

  /** At the first use, and then now and again. Nobody waits for it. */
  function scanWhenDue(): void {
    if (scanning && writtenSinceScan <= mostBytes / SCANS_PER_FILLING) return;
    writtenSinceScan = 0;
    scanning = (scanning ?? Promise.resolve())
      .then(scan)
      .catch((error: unknown) => logger.warn('The folder of drawn pictures could not be looked through', { error }));
  }

  function used(key: string): void {
    const file = listed.get(key);
    if (!file) return;
    file.usedAt = Date.now();
    if (file.usedAt - file.toldAt < HOUR) return;
    file.toldAt = file.usedAt;
    const now = new Date(file.usedAt);
    utimes(fileOf(key), now, now).catch(() => listed.delete(key));
  }

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const part = `${fileOf(key)}.${randomUUID()}${PART}`;
    const sealed = seal(bytes);
    if (sealed.length > mostBytes) return;
    await mkdir(folderOf(key), { recursive: true });
    try {
      await writeFile(part, sealed);
      await rename(part, fileOf(key));
    } catch (error) {
      await remove(part);
      throw error;
    }
    writtenSinceScan += sealed.length;
    list(key, justNow(sealed.length));
  }

  /** Said once until it works again: a disk that is full stays full for many pictures. */
  let isFailing = false;
  function worked(): void {
    isFailing = false;
  }
  function failed(error: unknown): void {
    if (!isFailing) logger.warn('Drawn pictures cannot be kept', { error });
    isFailing = true;
  }

  return {
    used,
    async read(key) {
      scanWhenDue();
      const file = await readWhole(fileOf(key)).catch(() => undefined);
      if (!file) {
        // Another process may have removed it.
        listed.delete(key);
        return undefined;
      }
      if (!listed.has(key)) list(key, justNow(file.length));
      used(key);
      return unsealed(file);
    },
    async keep(key, bytes) {
      await write(key, bytes).then(worked, failed);
    },
  };
}

const justNow = (size: number): Listed => ({ size, usedAt: Date.now(), toldAt: Date.now() });

const newer = (file: Listed, known: Listed | undefined): Listed =>
  known ? { ...file, usedAt: Math.max(file.usedAt, known.usedAt) } : file;

async function remove(file: string): Promise<void> {
  await rm(file, { force: true }).catch(() => {});
}

async function filesIn(folder: string): Promise<[string, Listed][]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.map((name) => listedFile(folder, name)));
  return files.filter((file) => file !== undefined);
}

async function listedFile(folder: string, name: string): Promise<[string, Listed] | undefined> {
  const path = join(folder, name);
  const { size, mtimeMs } = (await stat(path).catch(() => undefined)) ?? { size: 0, mtimeMs: Date.now() };
  if (!name.endsWith(PART)) return [name, { size, usedAt: mtimeMs, toldAt: mtimeMs }];
  // Another process may be writing it right now.
  if (mtimeMs < Date.now() - HOUR) await remove(path);
  return undefined;
}
