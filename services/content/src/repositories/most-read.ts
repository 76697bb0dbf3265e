/** What is read most behind a door, as it was last ranked. */
import { dependsOn } from '../changes/depends-on.ts';
import { mostReadName } from '../changes/names.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';

export type Rankings = ReadonlyMap<string, readonly string[]>;

/** The ids of the stories, the most read first; none where too little is read to say. */
export async function mostReadIn(db: ContentDb, listing: string): Promise<string[]> {
  dependsOn(mostReadName(listing));
  const rows = await db
    .selectFrom('most_read')
    .select('story_id')
    .where('listing', '=', listing)
    .orderBy('place')
    .execute();
  return rows.map(({ story_id }) => story_id);
}

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
