/** What takes long to make is made once, and kept for as long as nothing changes that it is made from: runs copy it. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;
const SQLITE_BUSY = 5;

/** The folder of templates, named by whoever runs the tests: its name changes when the sources do. */
export function templatesFolder(): string {
  const folder = process.env.TEMPLATES_FOLDER;
  if (!folder) throw new Error('TEMPLATES_FOLDER is not set: the configuration of the test runner sets it');
  return folder;
}

/** Gives the path of a template; the first who asks makes it, and a making that fails leaves nothing that could be copied. */
export async function template(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(templatesFolder(), name);
  if (existsSync(path)) return path;
  await whileLocked(`${path}.lock`, async () => {
    if (existsSync(path)) return;
    const draft = `${path}.draft`;
    rmSync(draft, { recursive: true, force: true });
    await make(draft);
    renameSync(draft, path);
  });
  return path;
}

/** One process at a time. The lock is that of a database file: the end of a process, of whatever kind, gives it up. */
async function whileLocked(file: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    while (!isTaken(lock)) await after(LOOK_AGAIN_MS);
    await work();
  } finally {
    lock.close();
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
