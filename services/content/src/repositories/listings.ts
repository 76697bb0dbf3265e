/**
 * Listing doors: every door is one range of one index. Entries carry their place, counted from the oldest without gaps,
 * so that any page of any listing is found by arithmetic and costs the same, however long the listing is.
 */
import type { ContentDb } from '../schema.ts';

export const RIVER = 'river';
export const topicListing = (slug: string): string => `topic:${slug}`;
/** The stories of a topic that may lead its page. */
export const topicLeads = (slug: string): string => `topic-leads:${slug}`;

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

export async function listingPage(db: ContentDb, query: ListingQuery): Promise<ListingPage> {
  const { listing, offset, limit, except = [] } = query;
  const [total, excepted] = await Promise.all([listingTotal(db, listing), placesOf(db, listing, except)]);
  // The newest has position 0; each excepted story before the page moves its start down by one.
  const positions = excepted.map((place) => total - place).sort((one, other) => one - other);
  const start = positions.reduce((position, each) => (each <= position ? position + 1 : position), offset);
  const rows = await db
    .selectFrom('listing_entries')
    .select('story_id')
    .where('listing', '=', listing)
    .where('place', '<=', total - start)
    .orderBy('place', 'desc')
    .limit(limit + excepted.length)
    .execute();
  const ids = rows.map((row) => row.story_id).filter((id) => !except.includes(id));
  return { ids: ids.slice(0, limit), total: total - excepted.length };
}

/** How many stories a listing holds: the place of its newest, which one step into the index finds. */
export async function listingTotal(db: ContentDb, listing: string): Promise<number> {
  const newest = await db
    .selectFrom('listing_entries')
    .select('place')
    .where('listing', '=', listing)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.place ?? 0;
}

async function placesOf(db: ContentDb, listing: string, ids: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listing_entries')
    .select('place')
    .where('listing', '=', listing)
    .where('story_id', 'in', ids)
    .execute();
  return rows.map((row) => row.place);
}

interface Placeable {
  id: string;
  published_at: number;
}

/** Puts a story into exactly these listings; call it in the transaction that writes the story. */
export async function placeInListings(db: ContentDb, story: Placeable, listings: readonly string[]): Promise<void> {
  await takeFromListings(db, story.id);
  for (const listing of listings) await enter(db, story, listing);
}

async function enter(db: ContentDb, { id, published_at }: Placeable, listing: string): Promise<void> {
  const older = await db
    .selectFrom('listing_entries')
    .select('place')
    .where('listing', '=', listing)
    .where((row) =>
      row.or([
        row('published_at', '<', published_at),
        row.and([row('published_at', '=', published_at), row('story_id', '>', id)]),
      ]),
    )
    .orderBy('published_at', 'desc')
    .orderBy('story_id')
    .limit(1)
    .executeTakeFirst();
  const place = (older?.place ?? 0) + 1;
  await moveFrom(db, listing, place, 1);
  await db.insertInto('listing_entries').values({ listing, story_id: id, published_at, place }).execute();
}

async function takeFromListings(db: ContentDb, storyId: string): Promise<void> {
  const gone = await db
    .deleteFrom('listing_entries')
    .where('story_id', '=', storyId)
    .returning(['listing', 'place'])
    .execute();
  for (const { listing, place } of gone) await moveFrom(db, listing, place, -1);
}

/** Makes room at a place, or closes the gap there: it touches the newer entries only, which are few. */
async function moveFrom(db: ContentDb, listing: string, place: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('listing_entries')
    .set((row) => ({ place: row('place', '+', by) }))
    .where('listing', '=', listing)
    .where('place', '>=', place)
    .execute();
}
