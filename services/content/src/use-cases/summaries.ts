/** Stories for lists, in the order asked for; ids that name nothing are left out. */
import { picturesById, storyIdsBySlug, storyRecordsById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { type WireSummary, wireSummary } from '../wire/story.ts';
import { cardPictures } from './shown-things.ts';

export async function summariesById(db: ContentDb, ids: readonly string[]): Promise<WireSummary[]> {
  const records = await storyRecordsById(db, ids);
  const pictures = await picturesById(db, records.flatMap(cardPictures));
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((record) => wireSummary(record, pictures));
}

/** By the slugs asked for: editors arrange stories by them, and one stays arranged when its slug changes. */
export async function summariesBySlug(db: ContentDb, slugs: readonly string[]): Promise<Map<string, WireSummary>> {
  const ids = await storyIdsBySlug(db, [...new Set(slugs)]);
  const summaries = await summariesById(db, [...new Set(ids.values())]);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const found = new Map<string, WireSummary>();
  for (const [slug, id] of ids) {
    const summary = byId.get(id);
    if (summary) found.set(slug, summary);
  }
  return found;
}
