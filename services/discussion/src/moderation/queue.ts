/** What waits for a moderator, and what was decided. */

import { plainWords, readText } from '@masthead/talk';
import type { CommentRow, DiscussionDb } from '../schema.ts';

const MOST = 50;
export const QUEUES = ['held', 'reported'] as const;
export type Queue = (typeof QUEUES)[number];

export async function waiting(db: DiscussionDb): Promise<Record<Queue, number>> {
  const count = async (queue: Queue): Promise<number> => {
    const { count } = await rowsOf(db, queue)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return { held: await count('held'), reported: await count('reported') };
}

function rowsOf(db: DiscussionDb, queue: Queue) {
  const query = db.selectFrom('discussion_comments').selectAll();
  return queue === 'held'
    ? query.where('state', '=', 'held')
    : query.where('reports', '>', 0).where('state', '=', 'shown');
}

/** The longest waiting first. */
export async function readQueue(db: DiscussionDb, queue: Queue) {
  const rows = await rowsOf(db, queue).orderBy('at').orderBy('id').limit(MOST).execute();
  const [reasons, writers] = await Promise.all([reasonsFor(db, rows), writersOf(db, rows)]);
  return rows.map((row) => ({
    id: row.id,
    story: row.story_id,
    at: new Date(Number(row.at)).toISOString(),
    name: row.name,
    reader: row.reader_id,
    badge: row.badge,
    state: row.state,
    heldFor: row.held_for,
    isReply: row.is_reply === 1,
    text: plainWords(readText(row.text)),
    source: row.text,
    reports: reasons.get(row.id) ?? [],
    approved: writers.get(row.reader_id)?.approved ?? 0,
    bannedUntil: isoOrNull(writers.get(row.reader_id)?.banned_until ?? null),
  }));
}

const isoOrNull = (at: number | null): string | null => (at === null ? null : new Date(Number(at)).toISOString());

async function reasonsFor(db: DiscussionDb, rows: readonly CommentRow[]): Promise<Map<string, string[]>> {
  if (rows.length === 0) return new Map();
  const reports = await db
    .selectFrom('discussion_reports')
    .select(['comment_id', 'reason'])
    .where(
      'comment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('at')
    .execute();
  const byComment = Map.groupBy(reports, ({ comment_id }) => comment_id);
  return new Map([...byComment].map(([id, own]) => [id, own.map(({ reason }) => reason)]));
}

async function writersOf(db: DiscussionDb, rows: readonly CommentRow[]) {
  if (rows.length === 0) return new Map<string, never>();
  const readers = await db
    .selectFrom('discussion_readers')
    .select(['id', 'approved', 'banned_until'])
    .where(
      'id',
      'in',
      rows.map(({ reader_id }) => reader_id),
    )
    .execute();
  return new Map(readers.map((reader) => [reader.id, reader]));
}

/** The newest first. */
export async function history(db: DiscussionDb, before: number | undefined) {
  let query = db.selectFrom('discussion_decisions').selectAll().orderBy('sequence', 'desc').limit(MOST);
  if (before !== undefined) query = query.where('sequence', '<', before);
  return (await query.execute()).map(({ sequence, at, story_id, ...decision }) => ({
    ...decision,
    entry: Number(sequence),
    at: new Date(Number(at)).toISOString(),
    story: story_id,
  }));
}
