/**
 * Listing doors: every door is one range of one index. Entries carry their place, counted from the oldest without gaps,
 * so that any page of any listing is found by arithmetic and costs the same, however long the listing is.
 */
import type { StoryForm } from '@masthead/model';
import { sql } from 'kysely';
import { dependsOn } from '../changes/depends-on.ts';
import { mostReadName } from '../changes/names.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';

export const RIVER = 'river';
export const topicListing = (slug: string): string => `topic:${slug}`;
/** The stories of a topic that may lead its page. */
export const topicLeads = (slug: string): string => `topic-leads:${slug}`;
export const tagListing = (slug: string): string => `tag:${slug}`;
export const collectionListing = (slug: string): string => `collection:${slug}`;
/** The stories of one kind in a show. */
export const showListing = (form: string, show: string): string => `${form}:${show}`;
export const productListing = (slug: string): string => `product:${slug}`;
export const authorListing = (username: string): string => `author:${username}`;
/** The stories of a topic or a person that have one form. */
export const formListing = (listing: string, form: StoryForm): string => `${listing}/${form}`;
/** The listings whose stories are also listed by their forms. */
export const FORMED_LISTINGS: readonly string[] = [topicListing(''), authorListing('')];
/** Everything of a kind that search engines may know, for sitemaps. */
export const sitemapListing = (typeName: string): string => `sitemap:${typeName}`;

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
  dependsOn('listing:', [listing]);
  const { total, places: excepted } = await extentOf(db, listing, except);
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

/**
 * The first pages of several listings, by listing, found together; and what is read most of one of them, under the name
 * of that, where it is asked for too.
 */
export async function firstPages(
  db: ContentDb,
  listings: readonly string[],
  limit: number,
  mostReadOf: readonly string[] = [],
): Promise<Map<string, ListingPage>> {
  dependsOn('listing:', listings);
  dependsOn('', mostReadOf.map(mostReadName));
  const newest = listings.map((listing) =>
    db
      .selectFrom((inner) =>
        inner
          .selectFrom('listing_entries')
          .select(['listing', 'story_id', 'place'])
          .where('listing', '=', listing)
          .orderBy('place', 'desc')
          .limit(limit)
          .as('newest'),
      )
      .select(['listing', 'story_id', 'place']),
  );
  // Its places are counted from the first, and those of listings from the oldest.
  const ranked = mostReadOf.map((listing) =>
    db
      .selectFrom((inner) =>
        inner
          .selectFrom('most_read')
          .select([
            sql<string>`${sql.lit(mostReadName(''))} || listing`.as('listing'),
            'story_id',
            sql<number>`-place`.as('place'),
          ])
          .where('listing', '=', listing)
          .as('newest'),
      )
      .select(['listing', 'story_id', 'place']),
  );
  const [first, ...more] = [...newest, ...ranked];
  if (!first) return new Map();
  const rows = await more.reduce((query, next) => query.unionAll(next), first).execute();
  const pages = new Map<string, ListingPage>(
    [...listings, ...mostReadOf.map(mostReadName)].map((listing) => [listing, { ids: [], total: 0 }]),
  );
  for (const { listing, story_id, place } of rows.toSorted((one, other) => other.place - one.place)) {
    const page = pages.get(listing);
    page?.ids.push(story_id);
    if (page) page.total = Math.max(page.total, place);
  }
  return pages;
}

/** The newest of several listings, by listing: for pages that choose among them. */
export async function newestOf(
  db: ContentDb,
  listings: readonly string[],
  limit: number,
): Promise<Map<string, string[]>> {
  const pages = await firstPages(db, listings, limit);
  return new Map([...pages].map(([listing, { ids }]) => [listing, ids]));
}

/** The newest of several listings together, none older than an instant. */
export async function newestAcross(
  db: ContentDb,
  listings: readonly string[],
  { from, limit }: { from: number; limit: number },
): Promise<string[]> {
  dependsOn('listing:', listings);
  const [first, ...more] = listings.map((listing) =>
    db
      .selectFrom((inner) =>
        inner
          .selectFrom('listing_entries')
          .select(['story_id', 'published_at'])
          .where('listing', '=', listing)
          .where('published_at', '>=', from)
          .orderBy('published_at', 'desc')
          .orderBy('story_id')
          .limit(limit)
          .as('newest'),
      )
      .selectAll(),
  );
  if (!first) return [];
  const rows = await more.reduce((query, next) => query.unionAll(next), first).execute();
  const sorted = rows.toSorted((one, other) => other.published_at - one.published_at);
  return [...new Set(sorted.map(({ story_id }) => story_id))].slice(0, limit);
}

/**
 * How many stories a listing holds, which is the place of its newest, and the places of some of them: a step into the
 * index for each, all in one question.
 */
async function extentOf(
  db: ContentDb,
  listing: string,
  ids: readonly string[],
): Promise<{ total: number; places: number[] }> {
  const newest = db
    .selectFrom((inner) =>
      inner
        .selectFrom('listing_entries')
        .select(['story_id', 'place'])
        .where('listing', '=', listing)
        .orderBy('place', 'desc')
        .limit(1)
        .as('newest'),
    )
    .select(['story_id', 'place']);
  const some = db
    .selectFrom('listing_entries')
    .select(['story_id', 'place'])
    .where('listing', '=', listing)
    .where('story_id', 'in', ids);
  const rows = await (ids.length > 0 ? newest.unionAll(some) : newest).execute();
  const places = rows.filter(({ story_id }) => ids.includes(story_id)).map(({ place }) => place);
  return { total: Math.max(0, ...rows.map(({ place }) => place)), places: [...new Set(places)] };
}

interface Placeable {
  id: string;
  published_at: number;
}

/**
 * Puts a story into exactly these listings, and says in which something changed; call it in the transaction that writes
 * the story. Where it stands already it is left alone: moving it would touch everything newer.
 */
export async function placeInListings(db: Writing, story: Placeable, listings: readonly string[]): Promise<string[]> {
  const present = await db
    .selectFrom('listing_entries')
    .select(['listing', 'place', 'published_at'])
    .where('story_id', '=', story.id)
    .execute();
  const stays = present.filter(
    ({ listing, published_at }) => listings.includes(listing) && published_at === story.published_at,
  );
  const kept = new Set(stays.map(({ listing }) => listing));
  const leaving = present.filter(({ listing }) => !kept.has(listing));
  const entering = listings.filter((listing) => !kept.has(listing));
  for (const { listing, place } of leaving) await leave(db, story.id, listing, place);
  await enter(db, story, entering);
  return [...new Set([...leaving.map(({ listing }) => listing), ...entering])];
}

/** Takes a story out of every listing, and says which those were. */
export const takeFromListings = (db: Writing, id: string): Promise<string[]> =>
  placeInListings(db, { id, published_at: 0 }, []);

async function leave(db: Writing, storyId: string, listing: string, place: number): Promise<void> {
  await db.deleteFrom('listing_entries').where('listing', '=', listing).where('story_id', '=', storyId).execute();
  await moveFrom(db, listing, place, -1);
}

/** Into all of them by two questions, and one more for each in which it is not the newest. */
async function enter(db: Writing, { id, published_at }: Placeable, listings: readonly string[]): Promise<void> {
  if (listings.length === 0) return;
  const { rows } = await sql<{ listing: string; older: number | null; newest: number | null }>`
    select column1 as listing, (
      select place from listing_entries
      where listing = column1 and (published_at < ${published_at} or (published_at = ${published_at} and story_id > ${id}))
      order by published_at desc, story_id limit 1
    ) as older, (
      select place from listing_entries where listing = column1 order by place desc limit 1
    ) as newest from (values ${sql.join(listings.map((listing) => sql`(${listing})`))}) as listings`.execute(db);
  const entries = rows.map(({ listing, older }) => ({ listing, story_id: id, published_at, place: (older ?? 0) + 1 }));
  for (const { listing, older, newest } of rows)
    if ((older ?? 0) < (newest ?? 0)) await moveFrom(db, listing, (older ?? 0) + 1, 1);
  await db.insertInto('listing_entries').values(entries).execute();
}

/** Makes room at a place, or closes the gap there: it touches the newer entries only, which are few. */
async function moveFrom(db: Writing, listing: string, place: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('listing_entries')
    .set((row) => ({ place: row('place', '+', by) }))
    .where('listing', '=', listing)
    .where('place', '>=', place)
    .execute();
}

export interface RangeQuery {
  listing: string;
  from: number;
  to: number;
  offset: number;
  limit: number;
}

/** A page of what a listing has from one time up to another, newest first: places make both ends and the page arithmetic. */
export async function entriesBetween(
  db: ContentDb,
  { listing, from, to, offset, limit }: RangeQuery,
): Promise<ListingPage> {
  dependsOn('listing:', [listing]);
  const [before = 0, until = 0] = await placesBefore(db, listing, [from, to]);
  const rows = await db
    .selectFrom('listing_entries')
    .select('story_id')
    .where('listing', '=', listing)
    .where('place', '>', before)
    .where('place', '<=', until - offset)
    .orderBy('place', 'desc')
    .limit(limit)
    .execute();
  return { ids: rows.map(({ story_id }) => story_id), total: until - before };
}

/** For each instant, how many entries are older: one step into the index for each, all in one question. */
export async function placesBefore(db: ContentDb, listing: string, instants: readonly number[]): Promise<number[]> {
  dependsOn('listing:', [listing]);
  const rows = instants.map((instant) => sql`(cast(${instant} as bigint))`);
  const { rows: found } = await sql<{ instant: number; place: number | null }>`
    select column1 as instant, (
      select place from listing_entries
      where listing = ${listing} and published_at < column1
      order by published_at desc, story_id limit 1
    ) as place from (values ${sql.join(rows)}) as instants`.execute(db);
  const places = new Map(found.map(({ instant, place }) => [instant, place ?? 0]));
  return instants.map((instant) => places.get(instant) ?? 0);
}

/** When the newest entry of each listing appeared, of those that have one: one step into the index for each. */
export async function newestIn(db: ContentDb, listings: readonly string[]): Promise<Map<string, number>> {
  if (listings.length === 0) return new Map();
  dependsOn('listing:', listings);
  const rows = listings.map((listing) => sql`(${listing})`);
  const { rows: found } = await sql<{ listing: string; newest: number | null }>`
    select column1 as listing, (
      select published_at from listing_entries where listing = column1 order by place desc limit 1
    ) as newest from (values ${sql.join(rows)}) as listings`.execute(db);
  return new Map(found.flatMap(({ listing, newest }) => (newest === null ? [] : [[listing, newest]])));
}

/** When the oldest and the newest entry appeared. */
export async function firstAndLast(
  db: ContentDb,
  listing: string,
): Promise<{ first: number; last: number } | undefined> {
  dependsOn('listing:', [listing]);
  const end = (direction: 'asc' | 'desc') =>
    db
      .selectFrom('listing_entries')
      .select('published_at')
      .where('listing', '=', listing)
      .orderBy('place', direction)
      .limit(1)
      .executeTakeFirst();
  const [first, last] = await Promise.all([end('asc'), end('desc')]);
  return first && last ? { first: first.published_at, last: last.published_at } : undefined;
}
