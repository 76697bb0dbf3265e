/** The newest deals, each with what its product costs today and what it should cost. */
import { newestOf } from '../repositories/listings.ts';
import { type ProductRecord, productRecords } from '../repositories/products.ts';
import { storyDetailsById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import type { WireSummary } from '../wire/story.ts';
import { productsIn } from './shown-things.ts';
import { summariesById } from './summaries.ts';
import type { StoryDetail } from './writing/story-row.ts';

const LISTING = 'deals';

interface Deal {
  /** The slug of the product, and what it is called. */
  slug: string;
  product: string;
  /** In cents: what the cheapest shop asks, and the list price when that is higher. */
  price: number;
  listPrice: number | null;
}

export async function newestDeals(db: ContentDb, limit: number): Promise<(WireSummary & { deal: Deal | null })[]> {
  const ids = (await newestOf(db, [LISTING], limit)).get(LISTING) ?? [];
  const [stories, named] = await Promise.all([summariesById(db, ids), productsNamed(db, ids)]);
  const products = await productRecords(db, { slugs: [...new Set([...named.values()].flat())] }, false);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const dealIn = (id: string) => dealOf((named.get(id) ?? []).flatMap((slug) => bySlug.get(slug) ?? []));
  return stories.map((story) => ({ ...story, deal: dealIn(story.id) }));
}

/** The slugs of the products that each story is about, by its id. */
async function productsNamed(db: ContentDb, ids: readonly string[]): Promise<Map<string, string[]>> {
  const slugsIn = (detail: string): string[] => {
    const parsed: StoryDetail = JSON.parse(detail);
    return productsIn(parsed);
  };
  const stories = await storyDetailsById(db, ids);
  return new Map(stories.map(({ id, detail }) => [id, slugsIn(detail)]));
}

/** Of the first product that is cheaper than its list price, else of the first that a shop has. */
function dealOf(products: readonly ProductRecord[]): Deal | null {
  const offered = products.flatMap(offerOf);
  return offered.find(({ listPrice }) => listPrice !== null) ?? offered[0] ?? null;
}

function offerOf({ slug, name, price_cents, offers }: ProductRecord): Deal[] {
  if (offers.length === 0) return [];
  const price = Math.min(...offers.map((offer) => offer.price_cents));
  return [{ slug, product: name, price, listPrice: price < price_cents ? price_cents : null }];
}
