/** Reads live coverage: what its log adds up to, the log itself, and what waits for its time. */
import { dependsOn } from '../changes/depends-on.ts';
import type { LiveCoverageRow, LiveEventRow, LiveItemRow, WaitingPostRow } from '../live-schema.ts';
import type { ContentDb } from '../schema.ts';

export async function coverageOf(db: ContentDb, storyId: string): Promise<LiveCoverageRow | undefined> {
  dependsOn('live:', [storyId]);
  return db.selectFrom('live_coverage').selectAll().where('story_id', '=', storyId).executeTakeFirst();
}

/** What is there now, highest place first. */
export async function liveItems(db: ContentDb, storyId: string): Promise<LiveItemRow[]> {
  dependsOn('live:', [storyId]);
  return db
    .selectFrom('live_items')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('deleted', '=', 0)
    .orderBy('sequence', 'desc')
    .execute();
}

/** What changed from an event on, deletions included, oldest change first. */
export async function liveItemsSince(
  db: ContentDb,
  storyId: string,
  start: number,
  limit: number,
): Promise<LiveItemRow[]> {
  return db
    .selectFrom('live_items')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('event', '>=', start)
    .orderBy('event')
    .limit(limit)
    .execute();
}

/** What several stories have now, each highest place first. */
export async function liveItemsOf(
  db: ContentDb,
  storyIds: readonly string[],
): Promise<ReadonlyMap<string, LiveItemRow[]>> {
  if (storyIds.length === 0) return new Map();
  dependsOn('live:', storyIds);
  const rows = await db
    .selectFrom('live_items')
    .selectAll()
    .where('story_id', 'in', storyIds)
    .where('deleted', '=', 0)
    .orderBy('sequence', 'desc')
    .execute();
  return Map.groupBy(rows, ({ story_id }) => story_id);
}

export interface Updates {
  /** How many there are now. */
  updates: number;
  /** When the newest appeared. */
  lastUpdate: number;
}

/** Coverage without an update is not among them. */
export async function updatesOf(db: ContentDb, storyIds: readonly string[]): Promise<ReadonlyMap<string, Updates>> {
  if (storyIds.length === 0) return new Map();
  dependsOn('live:', storyIds);
  const rows = await db
    .selectFrom('live_items')
    .select(({ fn }) => [
      'story_id',
      fn.countAll<number | string>().as('updates'),
      fn.max<number | string>('published_at').as('newest'),
    ])
    .where('story_id', 'in', storyIds)
    .where('deleted', '=', 0)
    .groupBy('story_id')
    .execute();
  return new Map(
    rows.map(({ story_id, updates, newest }) => [story_id, { updates: Number(updates), lastUpdate: Number(newest) }]),
  );
}

export async function liveItem(db: ContentDb, storyId: string, id: string): Promise<LiveItemRow | undefined> {
  return db
    .selectFrom('live_items')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deleted ones count: their ids stay taken. */
export async function countItems(db: ContentDb, storyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('live_items')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('story_id', '=', storyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function eventsAfter(
  db: ContentDb,
  storyId: string,
  after: number,
  limit: number,
): Promise<LiveEventRow[]> {
  return db
    .selectFrom('live_events')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('event', '>', after)
    .orderBy('event')
    .limit(limit)
    .execute();
}

export async function eventByKey(db: ContentDb, storyId: string, key: string): Promise<LiveEventRow | undefined> {
  return db
    .selectFrom('live_events')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** What waits, the next one first. */
export async function waitingPosts(db: ContentDb, storyId: string): Promise<WaitingPostRow[]> {
  return db
    .selectFrom('live_waiting')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('cancelled', '=', 0)
    .orderBy('due_at')
    .execute();
}

export async function waitingByKey(db: ContentDb, storyId: string, key: string): Promise<WaitingPostRow | undefined> {
  return db
    .selectFrom('live_waiting')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function waitingPost(db: ContentDb, storyId: string, id: string): Promise<WaitingPostRow | undefined> {
  return db
    .selectFrom('live_waiting')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('id', '=', id)
    .where('cancelled', '=', 0)
    .executeTakeFirst();
}

/** What is due in coverage that readers can see; what is hidden keeps it until it is shown again. */
export async function duePosts(db: ContentDb, now: number): Promise<Pick<WaitingPostRow, 'id' | 'story_id'>[]> {
  return db
    .selectFrom('live_waiting')
    .innerJoin('stories', 'stories.id', 'live_waiting.story_id')
    .select(['live_waiting.id', 'live_waiting.story_id'])
    .where('cancelled', '=', 0)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
}

/** When the next post after an instant is due. */
export async function nextPostAfter(db: ContentDb, instant: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('live_waiting')
    .select('due_at')
    .where('cancelled', '=', 0)
    .where('due_at', '>', instant)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at;
}
