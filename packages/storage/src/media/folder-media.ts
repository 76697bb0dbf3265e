/** Media in a folder of this machine. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BytePart, Media } from './media.ts';
import { isMediaPath, noMediaPath } from './media-path.ts';

export function folderMedia(folder: string): Media {
  return {
    async write(path, bytes) {
      if (!isMediaPath(path)) throw noMediaPath(path);
      const target = join(folder, path);
      const part = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(part, bytes, { flush: true });
      await rename(part, target);
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
