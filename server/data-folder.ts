/** Makes the data folder, or says in a sentence why it cannot be had. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StorageError } from '@masthead/storage';

/** Drafts and readers' addresses are in it: nobody else on the machine has a look. One that is there stays as it is. */
const OURS_ALONE = 0o700;

export function ensureDataFolder(folder: string): void {
  try {
    makeFolder(resolve(folder), OURS_ALONE);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(`DATA_DIR is "${folder}": the folder cannot be created or written (${reason}).`, {
      cause: error,
    });
  }
}

/** Step by step: Node's own recursive form never returns where a parent takes no folders, such as in /proc. */
function makeFolder(path: string, mode?: number): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process that starts at the same time was faster.
    if (!existsSync(path)) throw error;
  }
}
