/** Entries of live coverage with their authors. */
import { notFound } from '@masthead/runtime';
import { liveItemsSince } from '../repositories/live-items.ts';
import { authorsById } from '../repositories/people.ts';
import type { ContentDb, LiveItemRow } from '../schema.ts';
import { wireLiveItem } from '../wire/kinds.ts';

const MOST_ITEMS = 500;

export async function wireLiveItems(db: ContentDb, items: readonly LiveItemRow[]) {
  const authors = await authorsById(db, [...new Set(items.flatMap(({ author_id }) => author_id ?? []))]);
  return items.map((item) => wireLiveItem(item, item.author_id ? authors.get(item.author_id) : undefined));
}

/** What a reader who knows everything before `start` has missed. */
export async function liveSince(db: ContentDb, storyId: string, start: number) {
  const story = await db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', storyId)
    .where('type_name', '=', 'content_updating_story')
    .executeTakeFirst();
  if (!story) throw notFound();
  return wireLiveItems(db, await liveItemsSince(db, storyId, start, MOST_ITEMS));
}
