/** Why a comment waits for an editor before others see it. */
import { hasLink, lookOf, looksLikeHouse, readText, wordIn } from '@masthead/talk';
import type { SignedIn } from '../deps.ts';
import type { DiscussionDb, DiscussionSchema, HeldFor } from '../schema.ts';

type Reader = DiscussionSchema['discussion_readers'];

/** Notes who writes; the row is as it was before, but for the name. */
export async function noteReader(db: DiscussionDb, { id, name, badge }: SignedIn): Promise<Reader> {
  const look = lookOf(name);
  const has_badge = badge ? 1 : 0;
  await db
    .insertInto('discussion_readers')
    .values({ id, name, look, has_badge, approved: 0, banned_until: null, ban_reason: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, look, has_badge }))
    .execute();
  return db.selectFrom('discussion_readers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function holdFor(db: DiscussionDb, reader: Reader, text: string): Promise<HeldFor | undefined> {
  if (reader.has_badge === 1) return undefined;
  if (await passesForAnother(db, reader)) return 'name';
  const words = await db.selectFrom('discussion_words').select('word').execute();
  if (
    wordIn(
      text,
      words.map(({ word }) => word),
    ) !== undefined
  )
    return 'word';
  if (hasLink(readText(text))) return 'link';
  return reader.approved === 0 ? 'first' : undefined;
}

/** A name that looks like the house's, or like somebody's who wrote before. */
async function passesForAnother(db: DiscussionDb, { id, name, look }: Reader): Promise<boolean> {
  if (looksLikeHouse(name) || look === '') return true;
  const other = await db
    .selectFrom('discussion_readers')
    .select('id')
    .where('look', '=', look)
    .where('id', '!=', id)
    .where(({ eb, or }) => or([eb('has_badge', '=', 1), eb('approved', '>', 0)]))
    .executeTakeFirst();
  return other !== undefined;
}
