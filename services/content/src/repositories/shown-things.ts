/** Which published stories show a picture or a product: whoever changes one of these knows the pages. */
import type { ContentDb, ContentSchema, MigratedDb } from '../schema.ts';
import type { Writing } from '../store.ts';

export type ShownThing = Pick<ContentSchema['shown_things'], 'kind' | 'key'>;

/** A story may show thousands; engines take so many values in a statement. */
const PORTION = 500;

export async function addShownThings(
  db: Writing | MigratedDb,
  story_id: string,
  things: readonly ShownThing[],
): Promise<void> {
  for (let done = 0; done < things.length; done += PORTION)
    await db
      .insertInto('shown_things')
      .values(things.slice(done, done + PORTION).map(({ kind, key }) => ({ kind, key, story_id })))
      .execute();
}

export async function replaceShownThings(db: Writing, story_id: string, things: readonly ShownThing[]): Promise<void> {
  await db.deleteFrom('shown_things').where('story_id', '=', story_id).execute();
  await addShownThings(db, story_id, things);
}

/** The ids of the stories that show any of these. */
export async function storiesShowing(
  db: ContentDb,
  kind: ShownThing['kind'],
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('shown_things')
    .select('story_id')
    .distinct()
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .execute();
  return rows.map(({ story_id }) => story_id);
}
