/**
 * Tells what changed. The names are written in the transaction that makes the change and told after it, so that a
 * process that dies in between tells them when it starts again: nobody keeps a page that shows what is no more.
 */
import { randomUUID } from 'node:crypto';
import type { ContentDb } from '../../schema.ts';

/** Tells the names of what changed to everyone who keeps something made of it. */
export type Tell = (names: string[]) => Promise<void>;

export async function noteChange(db: ContentDb, names: readonly string[], now: number): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ id: randomUUID(), names: JSON.stringify([...new Set(names)]), created_at: now })
    .execute();
}

const MOST_AT_ONCE = 100;

/** Tells what has not been told, oldest first. What cannot be told stays for the next time. */
export async function tellChanges(db: ContentDb, tell: Tell): Promise<void> {
  const waiting = await db.selectFrom('outbox').selectAll().orderBy('created_at').limit(MOST_AT_ONCE).execute();
  for (const { id, names } of waiting) {
    await tell(JSON.parse(names));
    await db.deleteFrom('outbox').where('id', '=', id).execute();
  }
  if (waiting.length === MOST_AT_ONCE) await tellChanges(db, tell);
}
