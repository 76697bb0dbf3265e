/** What is read most behind each door, as it was last ranked. Pages read it with their lists: see `firstPages`. */
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';

export type Rankings = ReadonlyMap<string, readonly string[]>;

export async function allRankings(db: ContentDb): Promise<Rankings> {
  const rows = await db.selectFrom('most_read').select(['listing', 'story_id']).orderBy('place').execute();
  const byListing = Map.groupBy(rows, ({ listing }) => listing);
  return new Map([...byListing].map(([listing, own]) => [listing, own.map(({ story_id }) => story_id)]));
}

export async function writeRanking(db: Writing, listing: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('most_read').where('listing', '=', listing).execute();
  if (ids.length === 0) return;
  const rows = ids.map((story_id, index) => ({ listing, place: index + 1, story_id }));
  await db.insertInto('most_read').values(rows).execute();
}
