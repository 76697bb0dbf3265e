/** How far a rebuild is, and the published manuscripts in the order in which it takes them. */
import { sql } from 'kysely';
import type { ContentDb, RebuildRow } from '../schema.ts';
import type { Writing } from '../store.ts';

export type RebuildPlace = Pick<RebuildRow, 'after_at' | 'after_id'>;

/** Before the first of them. */
export const FIRST_PLACE: RebuildPlace = { after_at: -1, after_id: '' };

const NAME = 'stories';

export const rebuildOf = (db: ContentDb): Promise<RebuildRow> =>
  db.selectFrom('rebuilds').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow();

export async function keepRebuild(db: Writing, change: Partial<Omit<RebuildRow, 'name'>>): Promise<void> {
  await db.updateTable('rebuilds').set(change).where('name', '=', NAME).execute();
}

export interface PublishedManuscript {
  id: string;
  slug: string;
  first_published_at: number | null;
  published_updated_at: number | null;
  /** Of the revision that readers see; null when that is not there. */
  document: string | null;
}

/** The next ones after a place, oldest first: a listing grows at its newer end without moving anything. */
export const publishedAfter = (
  db: ContentDb,
  { after_at, after_id }: RebuildPlace,
  limit: number,
): Promise<PublishedManuscript[]> =>
  db
    .selectFrom('manuscripts')
    .leftJoin('manuscript_revisions', (join) =>
      join
        .onRef('manuscript_revisions.manuscript_id', '=', 'manuscripts.id')
        .onRef('manuscript_revisions.revision', '=', 'manuscripts.published_revision'),
    )
    .select([
      'manuscripts.id',
      'manuscripts.slug',
      'manuscripts.first_published_at',
      'manuscripts.published_updated_at',
      'manuscript_revisions.document',
    ])
    .where('manuscripts.status', '=', 'published')
    .where(sql<boolean>`(manuscripts.first_published_at, manuscripts.id) > (cast(${after_at} as bigint), ${after_id})`)
    .orderBy('manuscripts.first_published_at')
    .orderBy('manuscripts.id')
    .limit(limit)
    .execute();

export async function countPublished(db: ContentDb): Promise<number> {
  const { count } = await db
    .selectFrom('manuscripts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const placeOf = ({ id, first_published_at }: PublishedManuscript): RebuildPlace => ({
  after_at: first_published_at ?? 0,
  after_id: id,
});
