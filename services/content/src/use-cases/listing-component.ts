/** One page of a listing as a component, with the way to the next. */
import type { AnswerWire } from '@masthead/model';
import { firstPages, type ListingQuery, listingPage } from '../repositories/listings.ts';
import type { ContentDb } from '../schema.ts';
import { type WireComponent, wireComponent, wireList } from '../wire/component.ts';
import type { WireSummary } from '../wire/story.ts';
import { summariesById } from './summaries.ts';

/** Stories on one page of a listing door. */
export const LISTING_PAGE_SIZE = 4;

export const pageRange = (pageNumber: number, limit = LISTING_PAGE_SIZE) => ({
  offset: (pageNumber - 1) * limit,
  limit,
});

export interface ListingComponent extends ListingQuery {
  /** The component's own name. */
  name: string;
  title: string;
  description?: string;
  /** Where the listing's other pages are asked for, without its range. */
  href?: string;
}

type WireListing = WireComponent<AnswerWire<'listing'>>;

/** The next page leaves out what this one did, else stories would come twice. */
const rangeQuery = ({ limit, except = [] }: ListingQuery, offset: number): string =>
  `&offset=${offset}&limit=${limit}${except.length > 0 ? `&except=${except.join(',')}` : ''}`;

export async function listComponent(db: ContentDb, query: ListingComponent): Promise<WireListing> {
  const { ids, total } = await listingPage(db, query);
  return listOf(query, await summariesById(db, ids), total);
}

/** The first pages of several listings, fetched together. */
export async function firstListComponents(db: ContentDb, listings: readonly string[], limit: number) {
  const pages = await firstPages(db, listings, limit);
  const summaries = await summariesById(
    db,
    [...pages.values()].flatMap(({ ids }) => ids),
  );
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return (query: Omit<ListingComponent, 'offset' | 'limit' | 'except'>): WireListing => {
    const { ids, total } = pages.get(query.listing) ?? { ids: [], total: 0 };
    const items = ids.flatMap((id) => byId.get(id) ?? []);
    return listOf({ ...query, offset: 0, limit }, items, total);
  };
}

export function listOf(query: ListingComponent, items: WireSummary[], total: number): WireListing {
  const { name, title, listing, limit, offset, description, href } = query;
  const next = href && offset + limit < total ? { next: `${href}${rangeQuery(query, offset + limit)}` } : undefined;
  const list = wireList({ title, slug: listing, items, limit, offset, total, ...(description && { description }) });
  return wireComponent(name, 'ContentList', list, next);
}
