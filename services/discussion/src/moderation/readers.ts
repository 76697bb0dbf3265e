/** Readers who may not write for a time, and readers whose account is gone. */
import { notFound } from '@masthead/runtime';
import { z } from 'zod';
import { recount } from '../comments/recount.ts';
import type { DiscussionDeps } from '../deps.ts';
import type { DiscussionWriting } from '../schema.ts';
import { type Moderator, noteDecision, reasonInput, requireModeration } from './decide.ts';

const DAY_MS = 86_400_000;

/** No days: they may write again. */
export const banInput = z.strictObject({ days: z.int().min(0).max(3650), reason: reasonInput });

type ReaderDeps = Pick<DiscussionDeps, 'store' | 'clock'>;

export async function banReader(
  { store, clock }: ReaderDeps,
  id: string,
  { days, reason }: z.output<typeof banInput>,
  by: Moderator,
): Promise<void> {
  requireModeration(by);
  const { name: who, from } = by;
  const action = days === 0 ? 'unban' : 'ban';
  const now = clock.now();
  await store.write(
    async (db) => {
      const banned = await db
        .updateTable('discussion_readers')
        .set({ banned_until: days === 0 ? null : now + days * DAY_MS, ban_reason: days === 0 ? null : reason })
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst();
      if (!banned) throw notFound('Nobody of that account has written here');
      const excerpt = days === 0 ? banned.name : `${banned.name}, for ${days} days`;
      await noteDecision(db, { at: now, who, action, about: id, story_id: null, reason, excerpt });
    },
    { who, from, action: `discussion ${action}`, about: `reader ${id}: ${reason}` },
  );
}

/** Name and words are gone; an empty place stays where others answered. What a moderator decided stays, without the words. */
export function forgetReader({ store }: ReaderDeps, id: string): Promise<void> {
  return store.write(async (db, note) => {
    const rows = await db
      .selectFrom('discussion_comments')
      .select(['id', 'story_id', 'thread_id', 'state'])
      .where('reader_id', '=', id)
      .execute();
    await db
      .updateTable('discussion_comments')
      .set({
        reader_id: '',
        name: '',
        badge: null,
        text: '',
        state: 'gone',
        held_for: null,
        picked: 0,
        picked_by: null,
        removed_by: null,
        removed_reason: null,
        reports: 0,
      })
      .where('reader_id', '=', id)
      .execute();
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) {
      await db.updateTable('discussion_decisions').set({ excerpt: '' }).where('about', 'in', ids).execute();
      await db.deleteFrom('discussion_reports').where('comment_id', 'in', ids).execute();
    }
    await db.updateTable('discussion_decisions').set({ excerpt: '' }).where('about', '=', id).execute();
    await unmark(db, id);
    await db.deleteFrom('discussion_readers').where('id', '=', id).execute();
    for (const row of rows) await recount(db, { story: row.story_id, thread: row.thread_id, id: row.id }, note);
  });
}

/** What they said of others’ comments goes too, and is no longer counted. */
async function unmark(db: DiscussionWriting, reader: string): Promise<void> {
  const marked = await db
    .deleteFrom('discussion_useful')
    .where('reader_id', '=', reader)
    .returning('comment_id')
    .execute();
  if (marked.length > 0)
    await db
      .updateTable('discussion_comments')
      .set((eb) => ({ useful: eb('useful', '-', 1) }))
      .where(
        'id',
        'in',
        marked.map(({ comment_id }) => comment_id),
      )
      .execute();
  const reported = await db
    .deleteFrom('discussion_reports')
    .where('reader_id', '=', reader)
    .returning('comment_id')
    .execute();
  if (reported.length > 0)
    await db
      .updateTable('discussion_comments')
      .set((eb) => ({ reports: eb('reports', '-', 1) }))
      .where(
        'id',
        'in',
        reported.map(({ comment_id }) => comment_id),
      )
      .where('reports', '>', 0)
      .execute();
}

export interface Written {
  story: string;
  /** ISO instants. */
  at: string;
  edited: string | null;
  text: string;
  state: string;
}

/** What a reader wrote, and what they said of others’ comments, for their export. */
export async function writtenBy(
  { store: { db } }: Pick<ReaderDeps, 'store'>,
  id: string,
): Promise<{ comments: Written[]; useful: string[]; reported: { comment: string; reason: string }[] }> {
  const rows = await db
    .selectFrom('discussion_comments')
    .select(['story_id', 'at', 'edited_at', 'text', 'state'])
    .where('reader_id', '=', id)
    .orderBy('at')
    .execute();
  const useful = await db.selectFrom('discussion_useful').select('comment_id').where('reader_id', '=', id).execute();
  const reports = await db
    .selectFrom('discussion_reports')
    .select(['comment_id', 'reason'])
    .where('reader_id', '=', id)
    .execute();
  return {
    comments: rows.map(({ story_id, at, edited_at, text, state }) => ({
      story: story_id,
      at: new Date(Number(at)).toISOString(),
      edited: edited_at === null ? null : new Date(Number(edited_at)).toISOString(),
      text,
      state,
    })),
    useful: useful.map(({ comment_id }) => comment_id),
    reported: reports.map(({ comment_id, reason }) => ({ comment: comment_id, reason })),
  };
}
