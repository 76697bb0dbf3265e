/** Products as they travel: attributes, what merchants ask, and what they asked before. */
import { PRICE_ATTRIBUTE, toContentDate, typeNameOf } from '@masthead/model';
import type { OfferRow, PriceChangeRow } from '../product-schema.ts';
import type { ProductRecord } from '../repositories/products.ts';
import { productAttributes, storyCards } from '../stored/columns.ts';
import { type Pictures, wirePicture } from './picture.ts';

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const dollars = (cents: number): number => cents / 100;

const wireOffer = ({ merchant, url, price_cents, note, in_stock, checked_at }: OfferRow) => ({
  useMonetization: false,
  monetizationStatus: 'none',
  offerMerchant: merchant,
  offerPrice: dollars(price_cents),
  rawUrl: url,
  url,
  note,
  inStock: in_stock === 1,
  dateChecked: checked_at === null ? null : toContentDate(checked_at),
});

function median(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? null)
    : Math.round(((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2);
}

/** Amounts in cents, as the review price reads them. */
function priceSummary({ offers, price_cents }: ProductRecord) {
  const prices = offers.map((offer) => offer.price_cents).sort((one, other) => one - other);
  return { list: price_cents, low: prices[0] ?? null, high: prices.at(-1) ?? null, median: median(prices) };
}

export function wireProduct(product: ProductRecord, pictures: Pictures) {
  const attributes = productAttributes.read(product.attributes);
  const image = wirePicture(pictures, product.picture_id);
  const price = { name: 'Price', value: String(dollars(product.price_cents)), slug: PRICE_ATTRIBUTE };
  return {
    id: product.id,
    name: product.name,
    manufacturer: product.maker,
    category: product.kind,
    typeName: typeNameOf('product'),
    image,
    images: image ? [{ id: image.id, val: image.path, valSlug: slugOf(image.filename) }] : [],
    attributes: [price, ...attributes.map((attribute) => ({ ...attribute, slug: slugOf(attribute.name) }))].map(
      ({ name, value, slug }) => ({
        id: `${product.id}-${slug}`,
        name,
        slug,
        val: [value],
        valSlug: [slugOf(value)],
      }),
    ),
    slugs: [product.slug],
    seoUrl: seoUrlOf(product),
    priceSummary: priceSummary(product),
    priceHistory: priceHistory(product.priceChanges),
    resellers: product.offers.map(wireOffer),
  };
}
export type WireProduct = ReturnType<typeof wireProduct>;

/** A product is read about in its review. */
function seoUrlOf({ slug, review }: ProductRecord) {
  if (!review) return { slug, slugType: 'product', route: 'product' };
  const { reviewType = 'review' } = storyCards.read(review.card);
  return { slug: review.slug, slugType: 'review', route: 'review', reviewType, reviewUUID: review.id };
}

const DAY_MS = 86_400_000;

/** The lowest price that any merchant asked on each day on which one changed it. */
export function priceHistory(changes: readonly PriceChangeRow[]) {
  const asked = new Map<string, number>();
  const lowest = new Map<number, number>();
  for (const { merchant, at, price_cents } of changes) {
    asked.set(merchant, price_cents);
    lowest.set(Math.floor(at / DAY_MS), Math.min(...asked.values()));
  }
  return [...lowest].map(([day, cents]) => ({
    date: new Date(day * DAY_MS).toISOString().slice(0, 10),
    price: dollars(cents),
  }));
}
