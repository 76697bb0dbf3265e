/** Which published stories show a picture or a product: whoever changes one of these knows the pages. */
import type { ContentDb, ContentSchema } from '../schema.ts';
import type { Writing } from '../store.ts';

export type ShownThing = Pick<ContentSchema['shown_things'], 'kind' | 'key'>;

/** A story may show thousands; engines take so many values in a statement. */
const PORTION = 500;

const nameOf = ({ kind, key }: ShownThing): string => `${kind} ${key}`;

/** Gives whether the story showed anything else before. */
export async function replaceShownThings(
  db: Writing,
  story_id: string,
  things: readonly ShownThing[],
): Promise<boolean> {
  const present = await db
    .selectFrom('shown_things')
    .select(['kind', 'key'])
    .where('story_id', '=', story_id)
    .execute();
  const before = new Set(present.map(nameOf));
  if (before.size === things.length && things.every((thing) => before.has(nameOf(thing)))) return false;
  await db.deleteFrom('shown_things').where('story_id', '=', story_id).execute();
  for (let done = 0; done < things.length; done += PORTION)
    await db
      .insertInto('shown_things')
      .values(things.slice(done, done + PORTION).map(({ kind, key }) => ({ kind, key, story_id })))
      .execute();
  return true;
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
