/** Stories for lists, in the order asked for; ids that name nothing are left out. */
import { storyDetails } from '../kinds/details.ts';
import type { StoryDetail } from '../kinds/kinds.ts';
import { picturesById, type StoryRecord, storyIdsBySlug, storyRecordsById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { type WireSummary, wireSummary } from '../wire/story.ts';
import { cardPictures } from './shown-things.ts';

export async function summariesById(db: ContentDb, ids: readonly string[]): Promise<WireSummary[]> {
  const stories = await listedStories(db, ids);
  return ids.flatMap((id) => stories.get(id)?.summary ?? []);
}

/** A story as lists show it, with what its own page knows where that was asked for. */
export interface ListedStory {
  summary: WireSummary;
  detail?: StoryDetail;
}
export type ListedStories = ReadonlyMap<string, ListedStory>;

/** By id, for pages that show many lists: all their stories cost as much as those of one. */
export async function listedStories(
  db: ContentDb,
  ids: readonly string[],
  detailed: readonly string[] = [],
): Promise<ListedStories> {
  const records = await storyRecordsById(db, ids, detailed);
  const pictures = await picturesById(db, records.flatMap(cardPictures));
  const detailOf = ({ id, detail }: StoryRecord): { detail?: StoryDetail } =>
    detail && detailed.includes(id) ? { detail: storyDetails.read(detail) } : {};
  return new Map(
    records.map((record) => [record.id, { summary: wireSummary(record, pictures), ...detailOf(record) }] as const),
  );
}

/** By the slugs asked for: editors arrange stories by them, and one stays arranged when its slug changes. */
export async function summariesBySlug(db: ContentDb, slugs: readonly string[]): Promise<Map<string, WireSummary>> {
  const ids = await storyIdsBySlug(db, [...new Set(slugs)]);
  const stories = await listedStories(db, [...new Set(ids.values())]);
  const found = new Map<string, WireSummary>();
  for (const [slug, id] of ids) {
    const story = stories.get(id);
    if (story) found.set(slug, story.summary);
  }
  return found;
}
