/** Reads the reviewed products of a kind that cost about as much as another one. */

import type { ProductRow } from '../product-schema.ts';
import type { ContentDb } from '../schema.ts';

export interface Rival {
  slug: string;
  name: string;
  price_cents: number;
  /** What the cheapest shop that has it asks. */
  asked_cents: number | null;
  /** When that was looked up. */
  asked_checked_at: number | null;
  review_id: string;
  /** The card of the story that reviews it. */
  card: string;
}

type Priced = Pick<ProductRow, 'id' | 'kind' | 'price_cents'>;

/** The nearest of each side by list price: two short ranges of one index, in one question. */
export const reviewedNear = (db: ContentDb, product: Priced, most: number): Promise<Rival[]> =>
  side(db, product, most, 'asc')
    .unionAll(side(db, product, most, 'desc'))
    .execute();

const side = (db: ContentDb, { id, kind, price_cents }: Priced, most: number, direction: 'asc' | 'desc') =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom('products')
        .innerJoin('stories', 'stories.id', 'products.review_id')
        .select(['products.slug', 'products.name', 'products.price_cents', 'stories.id as review_id', 'stories.card'])
        .select((row) =>
          row
            .selectFrom('offers')
            .select(({ fn }) => fn.min('offers.price_cents').as('least'))
            .whereRef('offers.product_id', '=', 'products.id')
            .where('offers.in_stock', '=', 1)
            .as('asked_cents'),
        )
        .select((row) =>
          row
            .selectFrom('offers')
            .select('offers.checked_at')
            .whereRef('offers.product_id', '=', 'products.id')
            .where('offers.in_stock', '=', 1)
            .orderBy('offers.price_cents')
            .limit(1)
            .as('asked_checked_at'),
        )
        .where('products.kind', '=', kind)
        .where('products.id', '!=', id)
        .where('products.price_cents', direction === 'asc' ? '>=' : '<', price_cents)
        .orderBy('products.price_cents', direction)
        .limit(most)
        .as('near'),
    )
    .selectAll();
