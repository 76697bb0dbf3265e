/** Code that cannot be loaded usually means a new release: loading the page afresh helps, but not in a loop. */
const KEY = 'masthead:chunk-reload';
const PAUSE_MS = 60_000;

/** A page's or layout's code could not be fetched. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** True once per minute; without storage never, since a loop could not be noticed. */
export function mayReload(openStorage: () => Store, now: number): boolean {
  try {
    // Where storage is forbidden, already asking for it throws.
    const storage = openStorage();
    const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < PAUSE_MS) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
