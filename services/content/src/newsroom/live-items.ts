/** The entries of live coverage from its file, numbered in the order in which they were posted. */
import type { ContentDb } from '../schema.ts';
import type { LiveEntry } from './story-documents.ts';
import { idOf } from './story-documents.ts';

export async function replaceLiveItems(db: ContentDb, storyId: string, entries: readonly LiveEntry[]): Promise<void> {
  await db.deleteFrom('live_items').where('story_id', '=', storyId).execute();
  if (entries.length === 0) return;
  await db
    .insertInto('live_items')
    .values(
      entries.map(({ id, headline, body, author, publishedAt, important, pinned }, index) => ({
        id,
        story_id: storyId,
        sequence: index + 1,
        headline,
        body,
        author_id: idOf('author', author),
        published_at: publishedAt,
        updated_at: null,
        important: important ? 1 : 0,
        pinned: pinned ? 1 : 0,
        deleted: 0,
      })),
    )
    .execute();
}
