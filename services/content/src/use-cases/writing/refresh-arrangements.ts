/** Which arrangements show a story or a picture: the front page's package, the navigation. */
import type { ContentDb } from '../../schema.ts';
import type { Writing } from '../../store.ts';
import { COMPOSED, refreshNavigation } from '../compose-navigation.ts';

const ARRANGEMENTS = ['front', 'navigation'];

/** By any of the slugs that the story has or had, which stand in arrangements as JSON strings. */
async function arrangementsNaming(db: ContentDb, id: string, slug: string): Promise<string[]> {
  const former = await db.selectFrom('former_slugs').select('slug').where('manuscript_id', '=', id).execute();
  const written = [slug, ...former.map((row) => row.slug)].map((each) => JSON.stringify(each));
  const rows = await db.selectFrom('arrangements').selectAll().where('name', 'in', ARRANGEMENTS).execute();
  return rows.filter(({ document }) => written.some((each) => document.includes(each))).map(({ name }) => name);
}

/** Gives the arrangements that show a story, once those that are kept ready for readers are made anew. */
export async function refreshArrangements(db: Writing, id: string, slug: string): Promise<string[]> {
  const names = await arrangementsNaming(db, id, slug);
  if (names.includes('navigation')) await refreshNavigation(db);
  return names;
}

/** The same for a picture: the front page names one by its id, the navigation holds those of the stories it features. */
export async function refreshArrangementsShowing(db: Writing, picture: string): Promise<string[]> {
  const rows = await db.selectFrom('arrangements').selectAll().where('name', 'in', ['front', COMPOSED]).execute();
  const showing = rows.filter(({ document }) => document.includes(JSON.stringify(picture))).map(({ name }) => name);
  if (!showing.includes(COMPOSED)) return showing;
  await refreshNavigation(db);
  return showing.map((name) => (name === COMPOSED ? 'navigation' : name));
}
