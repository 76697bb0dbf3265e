/** Takes things over one at a time, each in a transaction of its own and only when it changed: an import can be stopped anywhere and run again. */
import { createHash } from 'node:crypto';
import type { Clock } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import type { ActingStore } from '../../audit/acting.ts';
import { EVERYTHING } from '../../changes/names.ts';
import type { ContentDb } from '../../schema.ts';
import { noteChange, type Writing } from '../../store.ts';

export interface NewsroomDeps {
  database: ActingStore;
  media: Media;
  clock: Clock;
}

export interface ItemsReport {
  taken: number;
  unchanged: number;
}

/** Hears how far an import is. */
export type OnProgress = (done: number, total: number, what: string) => void;

export interface Item {
  kind: string;
  key: string;
  /** The path of its file in the newsroom's folder, where it has one of its own. */
  file?: string;
  /** Everything that the item says: when this is as it was, the item is left alone. */
  content: unknown;
  take(db: Writing): Promise<void>;
  /** What has to be there before the row is: its files. */
  prepare?(): Promise<void>;
}

const fingerprintOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** So many share a transaction: fewer waits for the disk, and little is done again after an interruption. */
const PORTION = 25;

interface Changed extends Item {
  fingerprint: string;
}

export async function importItems(
  { database }: NewsroomDeps,
  items: readonly Item[],
  onProgress: OnProgress,
): Promise<ItemsReport> {
  const rows = await database.db.selectFrom('imports').selectAll().execute();
  const known = new Map(rows.map(({ kind, key, fingerprint }) => [`${kind}:${key}`, fingerprint]));
  const changed = items
    .map((item) => ({ ...item, fingerprint: fingerprintOf(item.content) }))
    .filter(({ kind, key, fingerprint }) => known.get(`${kind}:${key}`) !== fingerprint);
  let taken = 0;
  for (let done = 0; done < changed.length; done += PORTION) {
    const portion = changed.slice(done, done + PORTION);
    taken += await takeOver(database, portion);
    const last = portion.at(-1);
    if (last) onProgress(done + portion.length, changed.length, `${last.kind} ${last.key}`);
  }
  return { taken, unchanged: items.length - taken };
}

/** Another process may import the same newsroom: what it has taken over is done, and only that can get in the way. */
async function takeOver(database: ActingStore, portion: readonly Changed[]): Promise<number> {
  for (const { prepare } of portion) await prepare?.();
  try {
    return await database.write(async (db) => {
      const left = await notTaken(db, portion);
      for (const item of left) await takeItem(db, item);
      // What an import brings (topics, people, products) stands anywhere.
      if (left.length > 0) noteChange(db, [EVERYTHING]);
      return left.length;
    });
  } catch (error) {
    const left = await notTaken(database.db, portion);
    if (left.length === portion.length) throw error;
    return takeOver(database, left);
  }
}

async function takeItem(db: Writing, item: Changed): Promise<void> {
  try {
    await item.take(db);
    await noteImport(db, item);
  } catch (error) {
    throw named(item, error);
  }
}

/** The error itself where somebody must see what it is (a transaction to be tried again), with the item's name in it. */
function named({ kind, key, file = `${kind} ${key}` }: Item, error: unknown): unknown {
  if (error instanceof Error) error.message = `${file}: ${error.message}`;
  return error;
}

async function noteImport(db: Writing, { kind, key, fingerprint }: Changed): Promise<void> {
  await db
    .insertInto('imports')
    .values({ kind, key, fingerprint })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ fingerprint }))
    .execute();
}

async function notTaken(db: ContentDb, portion: readonly Changed[]): Promise<Changed[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .where(
      'key',
      'in',
      portion.map(({ key }) => key),
    )
    .execute();
  const taken = new Map(rows.map(({ kind, key, fingerprint }) => [`${kind}:${key}`, fingerprint]));
  return portion.filter(({ kind, key, fingerprint }) => taken.get(`${kind}:${key}`) !== fingerprint);
}
