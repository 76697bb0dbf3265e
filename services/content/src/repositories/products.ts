/** Reads products with what merchants ask for them, today and before. */
import { sql } from 'kysely';
import { dependsOn } from '../changes/depends-on.ts';
import type { OfferRow, PriceChangeRow, ProductRow } from '../product-schema.ts';
import type { ContentDb } from '../schema.ts';

export interface ProductRecord extends ProductRow {
  offers: OfferRow[];
  /** Oldest first; only asked for where it is shown. */
  priceChanges: PriceChangeRow[];
  /** The slug and kind of the story that reviews it. */
  review: { id: string; slug: string; card: string } | undefined;
}

export async function productsBySlug(db: ContentDb, slugs: readonly string[]): Promise<Map<string, ProductRow>> {
  if (slugs.length === 0) return new Map();
  dependsOn('product:', slugs);
  const rows = await db.selectFrom('products').selectAll().where('slug', 'in', slugs).execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Those that are read about on a page of their own, as no review of them is published. */
export const unreviewedProducts = (db: ContentDb): Promise<Pick<ProductRow, 'id' | 'slug' | 'name'>[]> =>
  db
    .selectFrom('products')
    .leftJoin('stories', 'stories.id', 'products.review_id')
    .select(['products.id', 'products.slug', 'products.name'])
    .where('stories.id', 'is', null)
    .orderBy('products.slug')
    .execute();

/** When a merchant last changed a price, by product. */
export async function lastPriceChanges(db: ContentDb, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_changes')
    .select(({ fn }) => ['product_id', fn.max('at').as('at')])
    .where('product_id', 'in', ids)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, at }) => [product_id, Number(at)]));
}

export interface ProductKeys {
  ids?: readonly string[];
  slugs?: readonly string[];
}

/** Products by id or slug with their offers and, if wanted, their prices over time: two queries. */
export async function productRecords(
  db: ContentDb,
  { ids = [], slugs = [] }: ProductKeys,
  withPrices: boolean,
): Promise<ProductRecord[]> {
  if (ids.length + slugs.length === 0) return [];
  dependsOn('product:', slugs);
  const rows = await db
    .selectFrom('products')
    .leftJoin('stories', 'stories.id', 'products.review_id')
    .selectAll('products')
    .select(['stories.slug as review_slug', 'stories.card as review_card'])
    .where((row) =>
      row.or([
        ...(ids.length > 0 ? [row('products.id', 'in', ids)] : []),
        ...(slugs.length > 0 ? [row('products.slug', 'in', slugs)] : []),
      ]),
    )
    .execute();
  if (rows.length === 0) return [];
  for (const { slug, review_id } of rows) {
    dependsOn('product:', [slug]);
    if (review_id) dependsOn('story:', [review_id]);
  }
  const asked = await askedFor(
    db,
    rows.map(({ id }) => id),
    withPrices,
  );
  return rows.map(({ review_slug, review_card, ...row }) => {
    const own = asked.get(row.id) ?? [];
    return {
      ...row,
      offers: own.flatMap(({ place, url, ...ask }) => (url === null ? [] : [{ ...ask, url, position: place }])),
      priceChanges: own.flatMap(({ place, url, ...ask }) => (url === null ? [{ ...ask, at: place }] : [])),
      review:
        row.review_id && review_slug && review_card
          ? { id: row.review_id, slug: review_slug, card: review_card }
          : undefined,
    };
  });
}

/** What merchants ask today, in their order, and asked before, oldest first, in one question: only today's has an address. */
async function askedFor(db: ContentDb, ids: readonly string[], withPrices: boolean) {
  const today = db
    .selectFrom('offers')
    .select(['product_id', 'merchant', 'price_cents', 'position as place', 'note', 'in_stock', 'checked_at'])
    .select(sql<string | null>`url`.as('url'))
    .where('product_id', 'in', ids);
  const before = db
    .selectFrom('price_changes')
    .select(['product_id', 'merchant', 'price_cents', 'at as place', sql<string>`''`.as('note')])
    .select([sql<number>`0`.as('in_stock'), sql<number | null>`null`.as('checked_at')])
    .select(sql<string | null>`null`.as('url'))
    .where('product_id', 'in', ids);
  const rows = await (withPrices ? today.unionAll(before) : today).orderBy('place').execute();
  return Map.groupBy(rows, ({ product_id }) => product_id);
}
