/** The threads of a story in portions: each in one place, and none twice, however they are sorted. */
import { badRequest } from '@masthead/runtime';
import { MOST_REPLIES, type Sort, THREADS_SHOWN, type Thread } from '@masthead/talk';
import { z } from 'zod';
import type { CommentRow, DiscussionDb } from '../schema.ts';
import { type Seen, shownThread } from './show.ts';

export interface Asked {
  sort: Sort;
  /** Only threads with a reply of the house. */
  answered: boolean;
  after?: string | undefined;
  limit?: number | undefined;
}

/** Where a portion ended: the values that its last thread is sorted by. */
const cursorCodec = z.tuple([z.int(), z.int(), z.int(), z.string().max(64)]);
type Cursor = z.output<typeof cursorCodec>;

const written = ({ picked, useful, at, id }: CommentRow): string =>
  Buffer.from(JSON.stringify([picked, useful, Number(at), id] satisfies Cursor)).toString('base64url');

function readCursor(text: string): Cursor {
  try {
    return cursorCodec.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw badRequest('This is no place in the discussion');
  }
}

export async function threadRows(
  db: DiscussionDb,
  story: string,
  { sort, answered, after, limit = THREADS_SHOWN }: Asked,
): Promise<{ rows: CommentRow[]; next: string | undefined }> {
  let query = db
    .selectFrom('discussion_comments')
    .selectAll()
    .where('story_id', '=', story)
    .where('listed', '=', 1)
    .limit(limit + 1);
  if (answered) query = query.where('answered', '=', 1);
  const way = sort === 'oldest' ? 'asc' : 'desc';
  if (sort === 'useful') query = query.orderBy('picked', 'desc').orderBy('useful', 'desc');
  query = query.orderBy('at', way).orderBy('id', way);
  if (after !== undefined) {
    const [picked, useful, at, id] = readCursor(after);
    const beyond = sort === 'oldest' ? '>' : '<';
    query = query.where(({ eb, or, and }) => {
      const later = or([eb('at', beyond, at), and([eb('at', '=', at), eb('id', beyond, id)])]);
      if (sort !== 'useful') return later;
      const lessUseful = or([eb('useful', '<', useful), and([eb('useful', '=', useful), later])]);
      return or([eb('picked', '<', picked), and([eb('picked', '=', picked), lessUseful])]);
    });
  }
  const found = await query.execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? written(last) : undefined };
}

/** With their replies, the oldest first; a reader’s own that are held stand among them. */
export async function threadsOf(
  db: DiscussionDb,
  rows: readonly CommentRow[],
  reader: string | undefined,
): Promise<Thread[]> {
  if (rows.length === 0) return [];
  const replies = await db
    .selectFrom('discussion_comments')
    .selectAll()
    .where(
      'thread_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('is_reply', '=', 1)
    .where(({ eb, or, and }) =>
      or([
        eb('state', 'in', ['shown', 'removed']),
        ...(reader === undefined ? [] : [and([eb('state', '=', 'held'), eb('reader_id', '=', reader)])]),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .limit(MOST_REPLIES * rows.length)
    .execute();
  const seen = await seenBy(db, reader, [...rows, ...replies]);
  const byThread = Map.groupBy(replies, ({ thread_id }) => thread_id);
  return rows.map((row) => shownThread(row, byThread.get(row.id) ?? [], seen));
}

async function seenBy(db: DiscussionDb, reader: string | undefined, rows: readonly CommentRow[]): Promise<Seen> {
  const ids = rows.map(({ id }) => id);
  if (reader === undefined || ids.length === 0) return { reader, useful: new Set(), reported: new Set() };
  const marked = async (table: 'discussion_useful' | 'discussion_reports') => {
    const found = await db
      .selectFrom(table)
      .select('comment_id')
      .where('reader_id', '=', reader)
      .where('comment_id', 'in', ids)
      .execute();
    return new Set(found.map(({ comment_id }) => comment_id));
  };
  return { reader, useful: await marked('discussion_useful'), reported: await marked('discussion_reports') };
}

/** Threads that a reader began and nobody else sees yet. */
export const heldThreads = (db: DiscussionDb, story: string, reader: string): Promise<CommentRow[]> =>
  db
    .selectFrom('discussion_comments')
    .selectAll()
    .where('reader_id', '=', reader)
    .where('story_id', '=', story)
    .where('state', '=', 'held')
    .where('is_reply', '=', 0)
    .orderBy('at', 'desc')
    .limit(THREADS_SHOWN)
    .execute();
