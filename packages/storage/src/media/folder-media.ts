/** Media in a folder. Paths come from outside, so only plain segments are followed: no way leads out of the folder. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StorageError } from '../storage-error.ts';
import type { Media } from './media.ts';

const SAFE_PATH = /^(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)+$/;

export function folderMedia(folder: string): Media {
  return {
    async write(path, bytes) {
      if (!SAFE_PATH.test(path)) throw new StorageError(`"${path}" is no path for media`);
      const target = join(folder, path);
      const part = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(part, bytes, { flush: true });
      await rename(part, target);
    },
    async read(path) {
      if (!SAFE_PATH.test(path)) return undefined;
      return readFile(join(folder, path)).catch(absent);
    },
  };
}

const ABSENT: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

function absent(error: NodeJS.ErrnoException): undefined {
  if (ABSENT.has(error.code)) return undefined;
  throw error;
}
