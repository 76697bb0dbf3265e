/** What a story's products cost today: of a deal the price and what it was, of a best list its pick. */
import { amountsIn } from '@masthead/model';
import { definitionOf, type StoryDetail } from '../kinds/kinds.ts';
import { newestOf } from '../repositories/listings.ts';
import { type ProductRecord, productRecords } from '../repositories/products.ts';
import type { ContentDb } from '../schema.ts';
import { storyCards } from '../stored/columns.ts';
import { priceHistory } from '../wire/product.ts';
import type { WireSummary } from '../wire/story.ts';
import { productsIn } from './shown-things.ts';
import { type ListedStory, listedStories } from './summaries.ts';

export const DEALS = 'deals';

interface Deal {
  /** The slug of the product, and what it is called. */
  slug: string;
  product: string;
  /** In cents: what the cheapest shop asks, and the list price when that is higher. */
  price: number;
  listPrice: number | null;
  /** The cheapest shop, and when its price was looked up. */
  merchant: string;
  checked: number | null;
  /** What the cheapest shop asked before, oldest first. */
  history: ReturnType<typeof priceHistory>;
  /** The instant from which the story offers nothing any more; null where it does not say. */
  ends: number | null;
}
export type WireDeal = WireSummary & { deal: Deal | null };

/** What a best list recommends before all others. */
interface Pick {
  /** What it is the best of. */
  label: string;
  slug: string;
  product: string;
  score: number | null;
  /** In cents: what the cheapest shop asks, and when that was looked up. */
  price: number | null;
  checked: number | null;
}

export type Products = ReadonlyMap<string, ProductRecord>;

export async function newestDeals(db: ContentDb, limit: number): Promise<WireDeal[]> {
  const ids = (await newestOf(db, [DEALS], limit)).get(DEALS) ?? [];
  const stories = await listedStories(db, ids, ids);
  const found = ids.flatMap((id) => stories.get(id) ?? []);
  return withDeals(found, await productsOf(db, found));
}

/** The products that stories are about, by slug, with their prices over time. */
export async function productsOf(db: ContentDb, stories: readonly ListedStory[]): Promise<Products> {
  const slugs = new Set(stories.flatMap(({ detail }) => (detail ? productsIn(detail) : [])));
  const records = await productRecords(db, { slugs: [...slugs] }, true);
  return new Map(records.map((record) => [record.slug, record]));
}

export const withDeals = (stories: readonly ListedStory[], products: Products): WireDeal[] =>
  stories.map(({ summary, detail }) => {
    const own = detail ? productsIn(detail).flatMap((slug) => products.get(slug) ?? []) : [];
    const deal = dealOf(own, summary.headline);
    return { ...summary, deal: deal && { ...deal, ends: detail ? endOf(detail) : null } };
  });

/** When the last of a story's deals is over: a deal without an end, or a story that names none, goes on. */
function endOf(detail: StoryDetail): number | null {
  const ends = definitionOf(detail)
    .deals(detail)
    .map((deal) => deal.ends);
  return ends.length > 0 && ends.every((end) => end !== null) ? Math.max(...ends) : null;
}

/**
 * The offer that the headline speaks of: it names the price or the product, or the story is about one only. A price that
 * stands beside another one, or beside a headline about many things, would mislead.
 */
export function dealOf(products: readonly ProductRecord[], headline: string): Omit<Deal, 'ends'> | null {
  const offered = products.flatMap(offerOf);
  const prices = amountsIn(headline);
  const meant =
    prices.length > 0
      ? offered.filter(({ price }) => prices.includes(price))
      : offered.filter(({ product }) => products.length === 1 || headline.includes(product));
  return meant.find(({ listPrice }) => listPrice !== null) ?? meant[0] ?? null;
}

function offerOf(product: ProductRecord): Omit<Deal, 'ends'>[] {
  const { slug, name, price_cents, priceChanges } = product;
  const cheapest = cheapestOf(product);
  if (!cheapest) return [];
  const { price_cents: price, merchant, checked_at: checked } = cheapest;
  const listPrice = price < price_cents ? price_cents : null;
  return [{ slug, product: name, price, listPrice, merchant, checked, history: priceHistory(priceChanges) }];
}

/** What nobody can buy is no offer. */
export const cheapestOf = ({ offers }: { offers: ProductRecord['offers'] }) =>
  offers
    .filter((offer) => offer.in_stock === 1)
    .toSorted((one, other) => one.price_cents - other.price_cents)
    .at(0);

/** A best list with its pick; any other story is as it is. */
export function withPick(
  { summary, detail }: ListedStory,
  label: string,
  products: Products,
): WireSummary & { pick: Pick | null } {
  return { ...summary, pick: pickOf(detail, label, products) };
}

function pickOf(detail: StoryDetail | undefined, label: string, products: Products): Pick | null {
  const [first] = detail ? definitionOf(detail).choices(detail) : [];
  const product = first && products.get(first.product);
  if (!product) return null;
  const cheapest = cheapestOf(product);
  return {
    label,
    slug: product.slug,
    product: product.name,
    score: first.score ?? reviewScore(product),
    price: cheapest?.price_cents ?? null,
    checked: cheapest?.checked_at ?? null,
  };
}

export function reviewScore({ review }: ProductRecord): number | null {
  if (!review) return null;
  const { score = null } = storyCards.read(review.card);
  return score;
}
