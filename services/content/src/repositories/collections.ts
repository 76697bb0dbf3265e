/** Reads collections: stories that editors keep together. */
import { dependsOn } from '../changes/depends-on.ts';
import type { CollectionRow, ContentDb } from '../schema.ts';

export async function collectionsBySlug(db: ContentDb, slugs: readonly string[]): Promise<Map<string, CollectionRow>> {
  if (slugs.length === 0) return new Map();
  dependsOn('collection:', slugs);
  const rows = await db.selectFrom('collections').selectAll().where('slug', 'in', slugs).execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Those that readers may open: what is hidden is for the desk only. */
export async function shownCollections(db: ContentDb, slugs: readonly string[]): Promise<Map<string, CollectionRow>> {
  const collections = await collectionsBySlug(db, slugs);
  return new Map([...collections].filter(([, { hidden }]) => hidden === 0));
}

/** All that readers may open. */
export async function collectionsShown(db: ContentDb): Promise<CollectionRow[]> {
  return db.selectFrom('collections').selectAll().where('hidden', '=', 0).orderBy('slug').execute();
}
