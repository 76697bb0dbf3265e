/**
 * The log of live coverage. Every change is an event with the story's next number, written together with what it makes
 * of the entry: whoever sees a number sees everything up to it, and nothing is ever taken out.
 */
import { randomBytes } from 'node:crypto';
import type { ItemChange, LiveChange, Post, StoryChange } from '../../documents/live.ts';
import type { LiveCoverageRow, LiveItemRow } from '../../live-schema.ts';
import { coverageOf } from '../../repositories/live-coverage.ts';
import type { Writing } from '../../store.ts';
import { liveChanges } from '../../stored/columns.ts';
import { changedCoverage, changedItem, type EventStamp, postedItem } from './apply-change.ts';

/** Who changes something, when, what they call it, and a hash of what they sent under that name. */
export interface Making {
  by: string;
  at: number;
  key?: string | undefined;
  request?: string | null;
}

export const newChannelKey = (): string => randomBytes(16).toString('base64url');

/** Coverage has a log from when its story is first shown. */
export async function ensureCoverage(db: Writing, storyId: string): Promise<LiveCoverageRow> {
  const present = await coverageOf(db, storyId);
  if (present) return present;
  const coverage: LiveCoverageRow = {
    story_id: storyId,
    channel_key: newChannelKey(),
    last_event: 0,
    state: 'planned',
    ended_at: null,
    state_event: 0,
  };
  await db.insertInto('live_coverage').values(coverage).execute();
  return coverage;
}

/** Takes the story's next number: another writer waits, and a transaction that fails gives the number back. */
async function append(db: Writing, storyId: string, itemId: string | null, change: LiveChange, making: Making) {
  const { last_event: event } = await db
    .updateTable('live_coverage')
    .set((row) => ({ last_event: row('last_event', '+', 1) }))
    .where('story_id', '=', storyId)
    .returning('last_event')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('live_events')
    .values({
      story_id: storyId,
      event,
      change: liveChanges.write(change),
      item_id: itemId,
      made_by: making.by,
      at: making.at,
      idempotency_key: making.key ?? null,
      request: making.request ?? null,
    })
    .execute();
  return { event, at: making.at } satisfies EventStamp;
}

export async function appendPost(
  db: Writing,
  storyId: string,
  id: string,
  post: Post,
  making: Making,
): Promise<LiveItemRow> {
  const stamp = await append(db, storyId, id, post, making);
  const item = postedItem(storyId, id, post, stamp);
  await db.insertInto('live_items').values(item).execute();
  return item;
}

export async function appendChange(
  db: Writing,
  item: LiveItemRow,
  change: ItemChange,
  making: Making,
): Promise<LiveItemRow> {
  const stamp = await append(db, item.story_id, item.id, change, making);
  const changed = changedItem(item, change, stamp);
  await db.updateTable('live_items').set(changed).where('id', '=', item.id).execute();
  return changed;
}

export async function appendStoryChange(
  db: Writing,
  storyId: string,
  change: StoryChange,
  making: Making,
): Promise<LiveCoverageRow> {
  const stamp = await append(db, storyId, null, change, making);
  const coverage = await coverageOf(db, storyId);
  if (!coverage) throw new Error(`Live coverage ${storyId} has lost its log`);
  const changed = changedCoverage(coverage, change, stamp);
  await db.updateTable('live_coverage').set(changed).where('story_id', '=', storyId).execute();
  return changed;
}
