/** What search knows of products, people and topics, made from their rows. */
import type { OfferRow, ProductRow } from '../../product-schema.ts';
import type { AuthorRow, TopicRow } from '../../schema.ts';
import { indexName, type Thing } from '../../search/index.ts';
import type { Writing } from '../../store.ts';

export const topicThing = ({ slug, name }: Pick<TopicRow, 'slug' | 'name'>): Thing => ({
  kind: 'topic',
  key: slug,
  label: name,
});

export const authorThing = (author: Pick<AuthorRow, 'username' | 'first_name' | 'last_name'>): Thing => ({
  kind: 'author',
  key: author.username,
  label: `${author.first_name} ${author.last_name}`.trim(),
});

type Offered = Pick<OfferRow, 'price_cents' | 'in_stock'>;

/** What it costs where it can be bought; else what its maker asks. */
export function lowestPrice(listCents: number, offers: readonly Offered[]): number {
  const asked = offers.filter(({ in_stock }) => in_stock === 1).map(({ price_cents }) => price_cents);
  return asked.length > 0 ? Math.min(...asked) : listCents;
}

type Described = Pick<ProductRow, 'slug' | 'name' | 'maker' | 'kind' | 'price_cents'>;

export const productThing = (product: Described, offers: readonly Offered[]): Thing => ({
  kind: 'product',
  key: product.slug,
  label: product.name,
  about: [product.maker, product.kind],
  priceCents: lowestPrice(product.price_cents, offers),
});

export async function indexThings(db: Writing): Promise<void> {
  const [topics, authors, products, offers] = await Promise.all([
    db.selectFrom('topics').select(['slug', 'name']).execute(),
    db.selectFrom('authors').select(['username', 'first_name', 'last_name']).execute(),
    db.selectFrom('products').select(['id', 'slug', 'name', 'maker', 'kind', 'price_cents']).execute(),
    db.selectFrom('offers').select(['product_id', 'price_cents', 'in_stock']).execute(),
  ]);
  const byProduct = Map.groupBy(offers, ({ product_id }) => product_id);
  for (const topic of topics) await indexName(db, topicThing(topic));
  for (const author of authors) await indexName(db, authorThing(author));
  for (const product of products) await indexName(db, productThing(product, byProduct.get(product.id) ?? []));
}
