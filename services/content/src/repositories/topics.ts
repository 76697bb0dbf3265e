/** Reads the tree of topics. */
import { sql } from 'kysely';
import { dependsOn } from '../changes/depends-on.ts';
import type { ContentDb, TopicRow } from '../schema.ts';
import { topicListing } from './listings.ts';

export const PATH_SEPARATOR = '^';

export async function topicBySlug(db: ContentDb, slug: string): Promise<TopicRow | undefined> {
  return db.selectFrom('topics').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export async function topicsBySlug(db: ContentDb, slugs: readonly string[]): Promise<Map<string, TopicRow>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.selectFrom('topics').selectAll().where('slug', 'in', slugs).execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

/** The topics directly below this one; below none: the roots. */
export async function topicsBelow(db: ContentDb, parentId: string | null): Promise<TopicRow[]> {
  const topics = db.selectFrom('topics').selectAll().orderBy('name');
  return (
    parentId === null ? topics.where('parent_id', 'is', null) : topics.where('parent_id', '=', parentId)
  ).execute();
}

export const allTopics = (db: ContentDb): Promise<TopicRow[]> =>
  db.selectFrom('topics').selectAll().orderBy('name').execute();

/** Topics under which something was published: those whose listing has a first entry. */
export async function topicsWithStories(db: ContentDb): Promise<TopicRow[]> {
  dependsOn('topics');
  return db
    .selectFrom('topics')
    .innerJoin('listing_entries', (join) =>
      join.on('listing', '=', sql<string>`${topicListing('')} || topics.slug`).on('place', '=', 1),
    )
    .selectAll('topics')
    .orderBy('topics.slug')
    .execute();
}
