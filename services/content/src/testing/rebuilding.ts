/** What tests of rebuilds prepare and look at, where they run the command in a process of its own. */
import { createHash } from 'node:crypto';
import type { Database } from '@masthead/storage';
import { storyDetails } from '../kinds/details.ts';
import { rebuildOf } from '../repositories/rebuilds.ts';
import type { ContentSchema } from '../schema.ts';
import { storyCards } from '../stored/columns.ts';
import { SHOWN_SHAPE } from '../use-cases/writing/shown-shape.ts';

type Content = Pick<Database<ContentSchema>, 'db'>;

/** As an earlier version left them: each has something that a rebuild writes otherwise. */
export async function showWithoutWords({ db }: Content): Promise<void> {
  await db.updateTable('stories').set({ word_count: 0 }).execute();
  await db
    .updateTable('rebuilds')
    .set({ shape: SHOWN_SHAPE - 1 })
    .execute();
}

export async function howFar({ db }: Content): Promise<{ done: number; isUnderWay: boolean; isDone: boolean }> {
  const { done, towards, shape } = await rebuildOf(db);
  return { done, isUnderWay: towards === SHOWN_SHAPE, isDone: shape === SHOWN_SHAPE };
}

/** What readers have of stories, each of which must be readable. Digests, since whole texts hide in what way two newsrooms differ. */
export async function shownIn({ db }: Content) {
  const rows = await db.selectFrom('stories').selectAll().orderBy('id').execute();
  const listed = await db.selectFrom('listing_entries').selectAll().orderBy('listing').orderBy('story_id').execute();
  for (const { card, detail } of rows) {
    storyCards.read(card);
    storyDetails.read(detail);
  }
  const stories = rows.map((row) => ({ id: row.id, words: row.word_count, digest: digestOf(row) }));
  return { stories, listed: digestOf(listed) };
}

const digestOf = (shown: unknown): string => createHash('sha256').update(JSON.stringify(shown)).digest('hex');
