/** Reads the entries of live coverage. */
import type { ContentDb, LiveItemRow } from '../schema.ts';

/** What is there now, newest first. */
export async function liveItems(db: ContentDb, storyId: string): Promise<LiveItemRow[]> {
  return db
    .selectFrom('live_items')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('deleted', '=', 0)
    .orderBy('published_at', 'desc')
    .orderBy('sequence', 'desc')
    .execute();
}

/** What changed from a sequence on, deletions included, oldest first. */
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
    .where('sequence', '>=', start)
    .orderBy('sequence')
    .limit(limit)
    .execute();
}
