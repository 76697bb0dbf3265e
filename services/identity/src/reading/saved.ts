/** Saved stories and the shelves that they stand on. */
import { randomUUID } from 'node:crypto';
import { READING_LIMITS, type Saved, type Shelf } from '@masthead/account';
import { type Instant, machineDate } from '@masthead/model';
import { HttpError, notFound } from '@masthead/runtime';
import type { IdentityDb } from '../store/schema.ts';

export async function savedOf(db: IdentityDb, accountId: string): Promise<Saved> {
  const stories = await db
    .selectFrom('account_saved')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('story_id')
    .execute();
  const shelves = await db
    .selectFrom('account_shelves')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return {
    stories: stories.map((row) => ({ storyId: row.story_id, shelf: row.shelf_id, savedAt: machineDate(row.saved_at) })),
    shelves,
  };
}

interface Wanted {
  storyId: string;
  /** Undefined: it stays where it stands. */
  shelf?: string | null | undefined;
  /** When it was put back after having been removed: it stands where it stood. */
  savedAt?: Instant | undefined;
}

export async function saveStory(
  db: IdentityDb,
  accountId: string,
  { storyId, shelf, savedAt }: Wanted,
  now: Instant,
): Promise<void> {
  if (shelf) await ownShelf(db, accountId, shelf);
  const known = await db
    .selectFrom('account_saved')
    .select('story_id')
    .where('account_id', '=', accountId)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  if (!known && (await countSaved(db, accountId)) >= READING_LIMITS.saved)
    throw new HttpError(409, `${READING_LIMITS.saved} stories are saved. Remove one to save another.`);
  await db
    .insertInto('account_saved')
    .values({
      account_id: accountId,
      story_id: storyId,
      shelf_id: shelf ?? null,
      saved_at: Math.min(savedAt ?? now, now),
    })
    .onConflict((conflict) =>
      shelf === undefined
        ? conflict.columns(['account_id', 'story_id']).doNothing()
        : conflict.columns(['account_id', 'story_id']).doUpdateSet({ shelf_id: shelf }),
    )
    .execute();
}

export async function removeStory(db: IdentityDb, accountId: string, storyId: string): Promise<void> {
  await db.deleteFrom('account_saved').where('account_id', '=', accountId).where('story_id', '=', storyId).execute();
}

/**
 * What a browser saved before its reader signed in. What the account has stays as it is; the newest come in first, as far
 * as there is room.
 */
export async function mergeSaved(
  db: IdentityDb,
  accountId: string,
  stories: readonly { storyId: string; savedAt: Instant }[],
  now: Instant,
): Promise<void> {
  const rows = await db.selectFrom('account_saved').select('story_id').where('account_id', '=', accountId).execute();
  const known = new Set(rows.map(({ story_id }) => story_id));
  const room = READING_LIMITS.saved - known.size;
  const newest = [...new Map(stories.map((story) => [story.storyId, story])).values()]
    .filter(({ storyId }) => !known.has(storyId))
    .sort((one, other) => other.savedAt - one.savedAt)
    .slice(0, Math.max(0, room));
  if (newest.length === 0) return;
  await db
    .insertInto('account_saved')
    .values(
      newest.map(({ storyId, savedAt }) => ({
        account_id: accountId,
        story_id: storyId,
        shelf_id: null,
        saved_at: Math.min(savedAt, now),
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'story_id']).doNothing())
    .execute();
}

export async function makeShelf(db: IdentityDb, accountId: string, name: string, now: Instant): Promise<Shelf> {
  const shelves = await db.selectFrom('account_shelves').selectAll().where('account_id', '=', accountId).execute();
  const same = shelves.find((shelf) => shelf.name_key === keyOf(name));
  if (same) return { id: same.id, name: same.name };
  if (shelves.length >= READING_LIMITS.shelves)
    throw new HttpError(409, `There are ${READING_LIMITS.shelves} shelves. Take one down to put up another.`);
  const shelf = { id: randomUUID(), name };
  await db
    .insertInto('account_shelves')
    .values({ ...shelf, account_id: accountId, name_key: keyOf(name), made_at: now })
    .execute();
  return shelf;
}

export async function renameShelf(db: IdentityDb, accountId: string, id: string, name: string): Promise<Shelf> {
  await ownShelf(db, accountId, id);
  const other = await db
    .selectFrom('account_shelves')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name_key', '=', keyOf(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw new HttpError(409, 'There is another shelf of this name.');
  await db
    .updateTable('account_shelves')
    .set({ name, name_key: keyOf(name) })
    .where('id', '=', id)
    .execute();
  return { id, name };
}

/** Its stories stay saved. */
export async function takeDownShelf(db: IdentityDb, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('account_shelves').where('account_id', '=', accountId).where('id', '=', id).execute();
}

async function ownShelf(db: IdentityDb, accountId: string, id: string): Promise<void> {
  const found = await db
    .selectFrom('account_shelves')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such shelf');
}

async function countSaved(db: IdentityDb, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('account_saved')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();
