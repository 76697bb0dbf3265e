/** Posts that wait for their time: kept apart, so that readers' tables never hold what is not theirs yet. */

import { randomUUID } from 'node:crypto';
import { HttpError } from '@masthead/runtime';
import { noteSubject } from '../../audit/acting.ts';
import { requireRight } from '../../audit/rights.ts';
import { SCHEDULE } from '../../changes/names.ts';
import type { PostInput } from '../../documents/live.ts';
import type { LiveItemRow, WaitingPostRow } from '../../live-schema.ts';
import { duePosts, waitingByKey, waitingPost, waitingPosts } from '../../repositories/live-coverage.ts';
import type { ContentDb } from '../../schema.ts';
import { noteChange, type Writing } from '../../store.ts';
import { laterPosts } from '../../stored/columns.ts';
import { InvalidDocument } from '../writing/refusals.ts';
import type { Desk } from '../writing/save.ts';
import { entryWords } from './entry-words.ts';
import type { Making } from './log.ts';
import { madeBefore, noEntry, postInto, refuseAnother, shownCoverage } from './write.ts';

const MOST_WAITING = 200;

/** As it will be posted: what cannot be posted is refused now and not at its time. */
async function checked(db: ContentDb, input: PostInput): Promise<string> {
  const { body } = await entryWords(db, input);
  return laterPosts.write({ ...input, body, at: null });
}

/** A post is an entry, or waits for its time; `isNew` is false when it was tried before and is only told again. */
export type Taken = { isNew: boolean } & ({ item: LiveItemRow } | { waiting: WaitingPostRow });

export const takePost = (
  { database }: Desk,
  storyId: string,
  input: PostInput,
  making: Making & { key: string },
): Promise<Taken> =>
  database.write(async (db) => {
    requireRight(db, 'live');
    await shownCoverage(db, storyId);
    const item = await madeBefore(db, storyId, making, { kind: 'post' });
    if (item) return { item, isNew: false };
    const waiting = await waitingByKey(db, storyId, making.key);
    if (waiting) refuseAnother(waiting, making);
    if (waiting) return { waiting, isNew: false };
    if (input.at !== null && input.at > making.at)
      return { waiting: await keepWaiting(db, storyId, input, input.at, making), isNew: true };
    const { important, pinned, at } = input;
    const words = await entryWords(db, input);
    const marks = { important, pinned, at: at ?? making.at };
    return { item: await postInto(db, storyId, words, marks, making), isNew: true };
  });

async function keepWaiting(
  db: Writing,
  storyId: string,
  input: PostInput,
  due_at: number,
  { by, key, request = null }: Making & { key: string },
): Promise<WaitingPostRow> {
  if ((await waitingPosts(db, storyId)).length >= MOST_WAITING)
    throw new HttpError(409, `At most ${MOST_WAITING} posts can wait`);
  const waiting: WaitingPostRow = {
    id: randomUUID(),
    story_id: storyId,
    due_at,
    post: await checked(db, input),
    made_by: by,
    idempotency_key: key,
    request,
    cancelled: 0,
  };
  await db.insertInto('live_waiting').values(waiting).execute();
  noteChange(db, [SCHEDULE]);
  return waiting;
}

export const changeWaiting = (
  { database }: Desk,
  storyId: string,
  id: string,
  input: PostInput,
  making: Making,
): Promise<WaitingPostRow> =>
  database.write(async (db) => {
    requireRight(db, 'live');
    const waiting = await waitingPost(db, storyId, id);
    if (!waiting) throw noEntry(id);
    const due_at = input.at ?? waiting.due_at;
    if (due_at <= making.at) throw new InvalidDocument([{ field: 'at', message: 'lies in the past' }]);
    const change = { post: await checked(db, input), due_at, made_by: making.by };
    await db.updateTable('live_waiting').set(change).where('id', '=', id).execute();
    noteChange(db, [SCHEDULE]);
    return { ...waiting, ...change };
  });

export const cancelWaiting = ({ database }: Desk, storyId: string, id: string): Promise<void> =>
  database.write(async (db) => {
    requireRight(db, 'live');
    if (!(await waitingPost(db, storyId, id))) throw noEntry(id);
    await db.updateTable('live_waiting').set({ cancelled: 1 }).where('id', '=', id).execute();
    noteChange(db, [SCHEDULE]);
  });

/** Posts what is due; several processes may try, one does it. What fails is told, and tried again. */
export async function postDue(desk: Desk, onFailed: (storyId: string, error: unknown) => void): Promise<void> {
  for (const { id, story_id } of await duePosts(desk.database.db, desk.clock.now()))
    await postIfDue(desk, story_id, id).catch((error: unknown) => onFailed(story_id, error));
}

const postIfDue = ({ database, clock }: Desk, storyId: string, id: string): Promise<void> =>
  database.write(async (db) => {
    const now = clock.now();
    const waiting = await waitingPost(db, storyId, id);
    if (!waiting || waiting.due_at > now) return;
    const { important, pinned, ...input } = laterPosts.read(waiting.post);
    const words = await entryWords(db, input);
    const { made_by: by, idempotency_key: key, request } = waiting;
    await postInto(db, storyId, words, { important, pinned, at: now }, { by, at: now, key, request });
    noteSubject(db, storyId);
    await db.deleteFrom('live_waiting').where('id', '=', id).execute();
  });
