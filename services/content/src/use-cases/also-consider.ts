/** What a reader of a review may buy instead: other reviewed products of the same kind, near in price and score. */

import type { ProductRow } from '../product-schema.ts';
import { type Rival, reviewedNear } from '../repositories/rivals.ts';
import type { ContentDb } from '../schema.ts';
import { storyCards } from '../stored/columns.ts';

const MOST = 3;
/** So many of either side of the price are looked at: some are first looks, which have no score. */
const NEAR = 8;
/** So many points apart weigh as much as one price being twice the other. */
const POINTS_LIKE_DOUBLE_PRICE = 2;

export interface Alternative {
  reviewId: string;
  /** The slug of the product, and what it is called. */
  slug: string;
  product: string;
  score: number;
  /** In cents: what the cheapest shop asks, else its list price. */
  price: number;
  /** When the shop's price was looked up. */
  checked: number | null;
}

/** The nearest first; `score` is what the product itself got, where it was judged. */
export async function alsoConsider(db: ContentDb, product: ProductRow, score: number | null): Promise<Alternative[]> {
  const rivals = (await reviewedNear(db, product, NEAR)).flatMap(judged);
  const distance = (rival: Alternative & { list: number }): number =>
    Math.abs(Math.log2((rival.list + 1) / (product.price_cents + 1))) +
    Math.abs(rival.score - (score ?? rival.score)) / POINTS_LIKE_DOUBLE_PRICE;
  return rivals
    .toSorted((one, other) => distance(one) - distance(other) || one.slug.localeCompare(other.slug))
    .slice(0, MOST)
    .map(({ list, ...alternative }) => alternative);
}

/** A first look has not judged anything yet. */
function judged({
  review_id,
  slug,
  name,
  card,
  price_cents,
  asked_cents,
  asked_checked_at,
}: Rival): (Alternative & { list: number })[] {
  const { reviewType, score = null } = storyCards.read(card);
  if (reviewType !== 'review' || score === null) return [];
  const asked = { price: asked_cents ?? price_cents, checked: asked_checked_at };
  return [{ reviewId: review_id, slug, product: name, score, ...asked, list: price_cents }];
}
