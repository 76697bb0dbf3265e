/** Notices commits of any connection, of this process or another, by the counter that SQLite keeps of them. */
import type { SqliteFile } from './connection.ts';

/** Reading the counter costs some five microseconds. */
const LOOK_EVERY_MS = 200;

/** Gives what ends it. */
export function watchFile(reader: SqliteFile, listener: () => void): () => void {
  let seen = versionOf(reader);
  const timer = setInterval(() => {
    const version = versionOf(reader);
    if (version === seen) return;
    seen = version;
    listener();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

const versionOf = (reader: SqliteFile): number | undefined =>
  reader.query<{ data_version: number }>('pragma data_version', []).rows[0]?.data_version;
