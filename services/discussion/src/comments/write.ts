/** What readers do with comments of their own: post, edit, take back. */
import { randomUUID } from 'node:crypto';
import { HttpError, notFound } from '@masthead/runtime';
import { cleanName, cleanText, EDIT_MS, MOST_REPLIES, PROBLEMS_IN_WORDS, textProblem } from '@masthead/talk';
import type { DiscussionDeps, SignedIn, Story } from '../deps.ts';
import type { CommentRow, DiscussionDb } from '../schema.ts';
import { keptDiscussion, opennessOf } from '../stories.ts';
import { holdFor, noteReader } from './holds.ts';
import { recount } from './recount.ts';

export type WriteDeps = Pick<DiscussionDeps, 'store' | 'clock' | 'openMs'>;

/** A text that can be kept; what is wrong with it is said. */
export function checkedText(raw: string): string {
  const text = cleanText(raw);
  const problem = textProblem(text);
  if (problem) throw new HttpError(422, PROBLEMS_IN_WORDS[problem]);
  return text;
}

/** A reader as their comments show them. */
export function writerOf(reader: SignedIn, { authors }: Story): SignedIn {
  const name = cleanName(reader.name);
  if (name === '') throw new HttpError(409, 'Choose a display name first.');
  // Who wrote another story is one of the house here.
  const badge = reader.badge === 'author' && !authors.includes(name) ? 'staff' : reader.badge;
  return { ...reader, name, badge };
}

export interface Posted {
  story: Story;
  reader: SignedIn;
  text: string;
  /** The comment that it answers, or a reply to that. */
  replyTo?: string | undefined;
}

export function postComment({ store, clock, openMs }: WriteDeps, { story, reader, text, replyTo }: Posted) {
  const now = clock.now();
  const id = randomUUID();
  return store.write(async (db, note) => {
    const discussion = await keptDiscussion(db, story);
    if (opennessOf(story.publishedAt, discussion, { now, openMs }).closed)
      throw new HttpError(409, 'This discussion is closed.');
    const known = await noteReader(db, reader);
    refuseBanned(known.banned_until, now);
    const thread = replyTo === undefined ? id : await threadAnswered(db, story.id, replyTo);
    const held = await holdFor(db, known, text);
    const row: CommentRow = {
      id,
      story_id: story.id,
      thread_id: thread,
      is_reply: thread === id ? 0 : 1,
      reader_id: reader.id,
      name: reader.name,
      badge: reader.badge ?? null,
      text,
      at: now,
      edited_at: null,
      state: held ? 'held' : 'shown',
      held_for: held ?? null,
      useful: 0,
      picked: 0,
      picked_by: null,
      folded: 0,
      listed: 0,
      replies: 0,
      answered: 0,
      removed_by: null,
      removed_reason: null,
      removed_rule: null,
      reports: 0,
      event: 0,
    };
    await db.insertInto('discussion_comments').values(row).execute();
    if (!held) await recount(db, { story: story.id, thread, id }, note);
    return row;
  });
}

function refuseBanned(until: number | null, now: number): void {
  if (until !== null && Number(until) > now)
    throw new HttpError(403, `You cannot write here until ${new Date(Number(until)).toUTCString()}.`);
}

/** A reply to a reply stands in the same thread. */
async function threadAnswered(db: DiscussionDb, story: string, replyTo: string): Promise<string> {
  const answered = await db
    .selectFrom('discussion_comments')
    .select(['thread_id'])
    .where('id', '=', replyTo)
    .where('story_id', '=', story)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  if (!answered) throw notFound('The comment that this answers is no longer there.');
  const { count } = await db
    .selectFrom('discussion_comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('thread_id', '=', answered.thread_id)
    .executeTakeFirstOrThrow();
  if (Number(count) > MOST_REPLIES) throw new HttpError(409, 'This thread is full. Begin another.');
  return answered.thread_id;
}

/** A comment of the reader’s own that they may still change. */
async function ownComment(db: DiscussionDb, id: string, reader: string, now: number): Promise<CommentRow> {
  const row = await db.selectFrom('discussion_comments').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.reader_id !== reader || (row.state !== 'shown' && row.state !== 'held'))
    throw notFound('There is no such comment of yours.');
  if (Number(row.at) + EDIT_MS <= now) throw new HttpError(409, 'Edits are open for five minutes. Reply to yourself.');
  return row;
}

export function editComment({ store, clock }: WriteDeps, id: string, reader: SignedIn, text: string) {
  const now = clock.now();
  return store.write(async (db, note) => {
    const row = await ownComment(db, id, reader.id, now);
    const known = await db
      .selectFrom('discussion_readers')
      .selectAll()
      .where('id', '=', reader.id)
      .executeTakeFirstOrThrow();
    refuseBanned(known.banned_until, now);
    const held = row.state === 'held' ? row.held_for : ((await holdFor(db, known, text)) ?? null);
    const changed = { text, edited_at: now, state: held ? 'held' : 'shown', held_for: held } as const;
    await db.updateTable('discussion_comments').set(changed).where('id', '=', id).execute();
    if (row.state === 'shown') await recount(db, { story: row.story_id, thread: row.thread_id, id }, note);
    return { ...row, ...changed };
  });
}

/** The words are gone for good; a place where there are answers stays. */
export function takeBack({ store, clock }: WriteDeps, id: string, reader: SignedIn) {
  const now = clock.now();
  return store.write(async (db, note) => {
    const row = await ownComment(db, id, reader.id, now);
    await db
      .updateTable('discussion_comments')
      .set({ text: '', state: 'gone', held_for: null, picked: 0, picked_by: null, reports: 0 })
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('discussion_reports').where('comment_id', '=', id).execute();
    await recount(db, { story: row.story_id, thread: row.thread_id, id }, note);
  });
}
