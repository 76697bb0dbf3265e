/** Products by id or slug, in the order asked for. */
import { notFound } from '@masthead/runtime';
import { productRecords } from '../repositories/products.ts';
import { picturesById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { type WireProduct, wireProduct } from '../wire/product.ts';

async function productsWhere(db: ContentDb, keys: { ids?: string[]; slugs?: string[] }): Promise<WireProduct[]> {
  const records = await productRecords(db, keys, true);
  const pictures = await picturesById(
    db,
    records.map(({ picture_id }) => picture_id),
  );
  return records.map((record) => wireProduct(record, pictures));
}

/** Exactly those asked for; ids that name nothing are left out. */
export async function productsById(db: ContentDb, ids: readonly string[]): Promise<WireProduct[]> {
  const byId = new Map((await productsWhere(db, { ids: [...ids] })).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What a commerce shortcode shows: the product's offers, the cheapest first. */
export async function commerceData(db: ContentDb, key: string, edition: string, contentType: string) {
  const [product] = await productsWhere(db, { ids: [key], slugs: [key] });
  if (!product) throw notFound(`There is no product ${key}`);
  const { id, name, slugs, image, priceSummary, resellers } = product;
  const offers = resellers.toSorted((one, other) => one.offerPrice - other.offerPrice);
  return { id, name, slug: slugs[0], image, priceSummary, edition, contentType, offers };
}
