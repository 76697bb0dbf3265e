/** Listing doors: every door is one range of one index, newest first, with its total kept beside it. */
import type { ContentDb } from '../schema.ts';

export const RIVER = 'river';
export const topicListing = (slug: string): string => `topic:${slug}`;

export interface ListingPage {
  ids: string[];
  total: number;
}

export interface ListingQuery {
  listing: string;
  offset: number;
  limit: number;
  /** Stories shown elsewhere on the page: they are neither listed nor counted. */
  except?: readonly string[];
}

export async function listingPage(
  db: ContentDb,
  { listing, offset, limit, except = [] }: ListingQuery,
): Promise<ListingPage> {
  let entries = db.selectFrom('listing_entries').select('story_id').where('listing', '=', listing);
  if (except.length > 0) entries = entries.where('story_id', 'not in', except);
  const [rows, total, left] = await Promise.all([
    entries.orderBy('published_at', 'desc').orderBy('story_id').limit(limit).offset(offset).execute(),
    listingTotal(db, listing),
    countWithin(db, listing, except),
  ]);
  return { ids: rows.map((row) => row.story_id), total: total - left };
}

async function listingTotal(db: ContentDb, listing: string): Promise<number> {
  const row = await db.selectFrom('listing_totals').select('total').where('listing', '=', listing).executeTakeFirst();
  return row?.total ?? 0;
}

async function countWithin(db: ContentDb, listing: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .selectFrom('listing_entries')
    .select('story_id')
    .where('listing', '=', listing)
    .where('story_id', 'in', ids)
    .execute();
  return rows.length;
}

/** The newest stories of a listing that are of one of these types. */
export async function newestOfTypes(
  db: ContentDb,
  listing: string,
  types: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_entries')
    .innerJoin('stories', 'stories.id', 'listing_entries.story_id')
    .select('stories.id')
    .where('listing', '=', listing)
    .where('stories.type', 'in', types)
    .orderBy('listing_entries.published_at', 'desc')
    .orderBy('listing_entries.story_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Puts a story into exactly these listings; call it in the transaction that writes the story. */
export async function placeInListings(
  db: ContentDb,
  story: { id: string; published_at: number },
  listings: readonly string[],
): Promise<void> {
  await takeFromListings(db, story.id);
  if (listings.length === 0) return;
  await db
    .insertInto('listing_entries')
    .values(listings.map((listing) => ({ listing, story_id: story.id, published_at: story.published_at })))
    .execute();
  for (const listing of listings) await addToTotal(db, listing, 1);
}

async function takeFromListings(db: ContentDb, storyId: string): Promise<void> {
  const gone = await db.deleteFrom('listing_entries').where('story_id', '=', storyId).returning('listing').execute();
  for (const { listing } of gone) await addToTotal(db, listing, -1);
}

async function addToTotal(db: ContentDb, listing: string, change: 1 | -1): Promise<void> {
  await db
    .insertInto('listing_totals')
    .values({ listing, total: change })
    .onConflict((conflict) =>
      conflict.column('listing').doUpdateSet((row) => ({ total: row('listing_totals.total', '+', change) })),
    )
    .execute();
}
