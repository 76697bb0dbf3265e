/** Media in a folder of this machine. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BytePart, Media } from './media.ts';
import { isMediaPath, noMediaPath } from './media-path.ts';

const HOUR = 3_600_000;
/** A file that is not whole yet. */
const PART = '.part';

export function folderMedia(folder: string): Media {
  let sweptAt = 0;

  /** Nobody waits for it, and it is no harm when it fails: what it would have removed is only in the way. */
  function sweepWhenDue(): void {
    if (Date.now() - sweptAt < HOUR) return;
    sweptAt = Date.now();
    void sweepParts(folder).catch(() => {});
  }

  return {
    async write(path, bytes) {
      if (!isMediaPath(path)) throw noMediaPath(path);
      const target = join(folder, path);
      const part = `${target}.${randomUUID()}${PART}`;
      await mkdir(dirname(target), { recursive: true });
      sweepWhenDue();
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async sizeOf(path) {
      if (!isMediaPath(path)) return undefined;
      const found = await stat(join(folder, path)).catch(absent);
      return found?.isFile() ? found.size : undefined;
    },
    async read(path, part) {
      if (!isMediaPath(path)) return undefined;
      const file = join(folder, path);
      return (part ? readPart(file, part) : readFile(file)).catch(absent);
    },
  };
}

/** Removes what a process that was killed has left; what is younger, another process may be writing right now. */
async function sweepParts(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith(PART)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(absent);
    if (found?.isFile() && found.mtimeMs < Date.now() - HOUR) await rm(path, { force: true });
  }
}

async function readPart(file: string, { first, last, of }: BytePart): Promise<Buffer<ArrayBuffer> | undefined> {
  const handle = await open(file);
  try {
    const found = await handle.stat();
    if (!found.isFile() || found.size !== (of ?? found.size)) return undefined;
    const bytes = Buffer.alloc(Math.max(0, Math.min(last + 1, found.size) - first));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, first);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const ABSENT: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

function absent(error: NodeJS.ErrnoException): undefined {
  if (ABSENT.has(error.code)) return undefined;
  throw error;
}
