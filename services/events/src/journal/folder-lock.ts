/**
 * Says whether the process that a journal belongs to is alive. Node has no lock that ends with its process, SQLite has:
 * each journal has an empty SQLite file beside it, and whoever lives holds that. A process id would say less, since in
 * containers that share a folder everybody is number one.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'lock.sqlite';

/** What lets it go again; undefined when somebody else has it, or had it last and removed the folder. */
export function lockFolder(folder: string): (() => void) | undefined {
  const file = join(folder, LOCK_FILE);
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
  } catch {
    return undefined;
  }
  try {
    database.exec('begin exclusive');
    if (existsSync(file)) return () => database.close();
  } catch {
    // It is taken.
  }
  database.close();
  return undefined;
}
