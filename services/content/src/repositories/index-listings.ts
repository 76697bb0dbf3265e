/** The listings behind index pages: each whole, and narrowed by topic, score and price. What is in several of them is found by one index. */
import { INDEX_FORMS, type IndexFilter, type IndexForm } from '@masthead/model';
import { sql } from 'kysely';
import type { ContentDb } from '../schema.ts';
import { type ListingPage, listingPage } from './listings.ts';

const LISTINGS = {
  reviews: 'reviews',
  'best-lists': 'best',
  versus: 'versus',
  deals: 'deals',
  videos: 'videos',
  pictures: 'pictures',
} as const satisfies { readonly [Form in IndexForm]: string };

export const indexListing = (form: IndexForm): string => LISTINGS[form];

export const narrowedListing = (form: IndexForm, by: keyof IndexFilter, value: string | number): string =>
  `${LISTINGS[form]}/${by}/${value}`;

/** The listings that a story has to be in, all of them. */
export function narrowedListings(form: IndexForm, { topic, score, price }: IndexFilter): string[] {
  const narrowed = [
    ...(topic === undefined ? [] : [narrowedListing(form, 'topic', topic)]),
    ...(score === undefined ? [] : [narrowedListing(form, 'score', score)]),
    ...(price === undefined ? [] : [narrowedListing(form, 'price', price)]),
  ];
  return narrowed.length > 0 ? narrowed : [LISTINGS[form]];
}

/** The index pages that some listings stand behind. */
export const indexesBehind = (listings: readonly string[]): IndexForm[] =>
  INDEX_FORMS.filter((form) =>
    listings.some((listing) => listing === LISTINGS[form] || listing.startsWith(`${LISTINGS[form]}/`)),
  );

/** How many stories each of many listings has, by listing: one step into the index for each, all in one question. */
export async function listingTotals(db: ContentDb, listings: readonly string[]): Promise<Map<string, number>> {
  if (listings.length === 0) return new Map();
  const rows = listings.map((listing) => sql`(${listing})`);
  const { rows: found } = await sql<{ listing: string; total: number | null }>`
    select column1 as listing, (
      select place from listing_entries where listing = column1 order by place desc limit 1
    ) as total from (values ${sql.join(rows)}) as listings`.execute(db);
  return new Map(found.map(({ listing, total }) => [listing, total ?? 0]));
}

interface Range {
  offset: number;
  limit: number;
}

/** A page of what is in all of some listings, newest first. `totals` say which is the shortest: that one is walked through. */
export async function pageInAll(
  db: ContentDb,
  listings: readonly string[],
  { offset, limit }: Range,
  totals: ReadonlyMap<string, number>,
): Promise<ListingPage> {
  const [shortest = '', ...others] = shortestFirst(listings, totals);
  if (others.length === 0) return listingPage(db, { listing: shortest, offset, limit });
  const rows = await entriesInAll(db, shortest, others)
    .select(['story_id', sql<number | string>`count(*) over ()`.as('total')])
    .orderBy('place', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { ids: rows.map(({ story_id }) => story_id), total: Number(rows[0]?.total ?? 0) };
}

/** The newest in all listings of a set, for each of several sets, one after the other and none twice: one question. */
export async function newestInAll(
  db: ContentDb,
  sets: readonly (readonly string[])[],
  limit: number,
  totals: ReadonlyMap<string, number>,
): Promise<string[]> {
  const [first, ...more] = sets.map((listings, position) => {
    const [shortest = '', ...others] = shortestFirst(listings, totals);
    return db
      .selectFrom(
        entriesInAll(db, shortest, others)
          .select(['story_id', 'place', sql<number>`${sql.lit(position)}`.as('position')])
          .orderBy('place', 'desc')
          .limit(limit)
          .as('newest'),
      )
      .selectAll();
  });
  if (!first) return [];
  const rows = await more.reduce((query, next) => query.unionAll(next), first).execute();
  const sorted = rows.toSorted((one, other) => one.position - other.position || other.place - one.place);
  return [...new Set(sorted.map(({ story_id }) => story_id))];
}

const shortestFirst = (listings: readonly string[], totals: ReadonlyMap<string, number>): string[] =>
  listings.toSorted((one, other) => (totals.get(one) ?? 0) - (totals.get(other) ?? 0));

const entriesInAll = (db: ContentDb, listing: string, others: readonly string[]) =>
  others.reduce(
    (query, other) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('listing_entries as also')
            .select('also.story_id')
            .where('also.listing', '=', other)
            .whereRef('also.story_id', '=', 'listing_entries.story_id'),
        ),
      ),
    db.selectFrom('listing_entries').where('listing_entries.listing', '=', listing),
  );
