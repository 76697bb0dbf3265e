/** Reads products with what merchants ask for them, today and before. */
import type { ContentDb, OfferRow, PriceChangeRow, ProductRow } from '../schema.ts';

export interface ProductRecord extends ProductRow {
  offers: OfferRow[];
  /** Oldest first; only asked for where it is shown. */
  priceChanges: PriceChangeRow[];
  /** The slug and kind of the story that reviews it. */
  review: { id: string; slug: string; card: string } | undefined;
}

export async function productsBySlug(db: ContentDb, slugs: readonly string[]): Promise<Map<string, ProductRow>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.selectFrom('products').selectAll().where('slug', 'in', slugs).execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

export interface ProductKeys {
  ids?: readonly string[];
  slugs?: readonly string[];
}

/** Products by id or slug with their offers: two queries, three with their prices over time. */
export async function productRecords(
  db: ContentDb,
  { ids = [], slugs = [] }: ProductKeys,
  withPrices: boolean,
): Promise<ProductRecord[]> {
  if (ids.length + slugs.length === 0) return [];
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
  const found = rows.map(({ id }) => id);
  const [offers, priceChanges] = await Promise.all([
    db.selectFrom('offers').selectAll().where('product_id', 'in', found).orderBy('position').execute(),
    withPrices
      ? db.selectFrom('price_changes').selectAll().where('product_id', 'in', found).orderBy('at').execute()
      : [],
  ]);
  return rows.map(({ review_slug, review_card, ...row }) => ({
    ...row,
    offers: offers.filter(({ product_id }) => product_id === row.id),
    priceChanges: priceChanges.filter(({ product_id }) => product_id === row.id),
    review:
      row.review_id && review_slug && review_card
        ? { id: row.review_id, slug: review_slug, card: review_card }
        : undefined,
  }));
}
