/** Stories for lists, in the order asked for; ids that name nothing are left out. */
import { storyIdsBySlug, storyRowsById, withRelations } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { wireSummary } from '../wire.ts';

export type WireSummary = ReturnType<typeof wireSummary>;

export async function summariesById(db: ContentDb, ids: readonly string[]): Promise<WireSummary[]> {
  const records = await withRelations(db, await storyRowsById(db, [...new Set(ids)]));
  const byId = new Map(records.map((record) => [record.id, wireSummary(record)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Several groups of slugs with one set of queries. */
export async function summariesBySlug(db: ContentDb, slugs: readonly string[]): Promise<Map<string, WireSummary>> {
  const ids = await storyIdsBySlug(db, [...new Set(slugs)]);
  const found = await summariesById(db, [...ids.values()]);
  return new Map(found.map((story) => [story.slug, story]));
}
