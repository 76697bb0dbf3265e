/** What readers say of each other’s comments: that one was useful, or that something is wrong with it. */
import type { Instant } from '@masthead/model';
import { HttpError, notFound } from '@masthead/runtime';
import type { ReportReason } from '@masthead/talk';
import type { DiscussionStore } from '../deps.ts';
import type { CommentRow, DiscussionDb } from '../schema.ts';
import { recount } from './recount.ts';

async function shownRow(db: DiscussionDb, id: string): Promise<CommentRow> {
  const row = await db
    .selectFrom('discussion_comments')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  if (!row) throw notFound('There is no such comment.');
  return row;
}

/** Pages are not made anew for it: they say so when they are. */
export function markUseful(store: DiscussionStore, id: string, reader: string, isUseful: boolean): Promise<number> {
  return store.write(async (db) => {
    const { reader_id } = await shownRow(db, id);
    if (reader_id === reader) throw new HttpError(409, 'Others say whether your comment is useful.');
    if (isUseful)
      await db
        .insertInto('discussion_useful')
        .values({ comment_id: id, reader_id: reader })
        .onConflict((conflict) => conflict.columns(['comment_id', 'reader_id']).doNothing())
        .execute();
    else
      await db.deleteFrom('discussion_useful').where('comment_id', '=', id).where('reader_id', '=', reader).execute();
    const { count } = await db
      .selectFrom('discussion_useful')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('comment_id', '=', id)
      .executeTakeFirstOrThrow();
    const useful = Number(count);
    await db.updateTable('discussion_comments').set({ useful }).where('id', '=', id).execute();
    return useful;
  });
}

/** So many readers hide it until an editor has looked. */
const REPORTS_THAT_HOLD = 5;

interface Report {
  id: string;
  reader: string;
  reason: ReportReason;
  at: Instant;
}

export function reportComment(store: DiscussionStore, { id, reader, reason, at }: Report): Promise<void> {
  return store.write(async (db, note) => {
    const { story_id: story, thread_id: thread, badge } = await shownRow(db, id);
    await db
      .insertInto('discussion_reports')
      .values({ comment_id: id, reader_id: reader, reason, at })
      .onConflict((conflict) => conflict.columns(['comment_id', 'reader_id']).doUpdateSet({ reason, at }))
      .execute();
    const { count } = await db
      .selectFrom('discussion_reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('comment_id', '=', id)
      .executeTakeFirstOrThrow();
    const reports = Number(count);
    await db.updateTable('discussion_comments').set({ reports }).where('id', '=', id).execute();
    if (reports < REPORTS_THAT_HOLD || badge) return;
    await db
      .updateTable('discussion_comments')
      .set({ state: 'held', held_for: 'reports' })
      .where('id', '=', id)
      .execute();
    await recount(db, { story, thread, id }, note);
  });
}
