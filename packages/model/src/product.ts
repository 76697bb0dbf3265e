/** Products, what merchants ask for them, and the lists that compare them. */
import { z } from 'zod';
import { imageCodec } from './image.ts';
import { RATING_SCALE } from './names.ts';
import {
  contentDate,
  decimal,
  flag,
  id,
  label,
  lines,
  list,
  maybe,
  price,
  rating,
  settableFlag,
  text,
} from './wire.ts';

export const merchantOfferCodec = z.object({
  useMonetization: flag,
  monetizedUrl: text,
  offerMerchant: text,
  offerPrice: price,
  monetizationStatus: text,
  rawUrl: text,
  url: text,
  /** What the price is for. */
  note: text,
  /** What a shop does not say it has, it has. */
  inStock: settableFlag,
  /** When somebody last looked. */
  dateChecked: maybe(contentDate),
});
export type MerchantOffer = z.output<typeof merchantOfferCodec>;

/** Attribute values may be numbers on the wire. */
const values = z
  .union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()])
  .nullable()
  .transform((value) => [value ?? []].flat().map(String))
  .default(() => []);

export const techProductCodec = z.object({
  id: label,
  name: text,
  manufacturer: text,
  category: text,
  image: maybe(imageCodec),
  attributes: list(z.object({ id: label, name: text, slug: text, val: values, valSlug: values })),
  images: list(z.object({ id: label, val: text, valSlug: text })),
  seoUrl: maybe(
    z.object({
      code: label,
      reviewType: text,
      reviewUUID: text,
      route: text,
      slug: text,
      slugType: text,
      style: text,
    }),
  ),
  /** Amounts in cents. */
  priceSummary: maybe(z.object({ median: decimal }).catchall(z.unknown())),
  /** The lowest price on each day on which one changed, oldest first. */
  priceHistory: list(z.object({ date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/), price })),
  slugs: lines,
  resellers: list(z.record(z.string(), z.unknown())),
});
export type TechProduct = z.output<typeof techProductCodec>;

/** A product with what merchants ask for it, the cheapest first. */
export const productOffersCodec = techProductCodec
  .pick({ id: true, name: true, image: true, priceSummary: true })
  .extend({
    slug: text,
    edition: text,
    contentType: text,
    offers: list(merchantOfferCodec),
  });

export const listicleItemCodec = z.object({
  id,
  rank: decimal,
  title: text,
  /** Why it is on the list: "Best overall". */
  award: text,
  /** What we gave it, where no review of its own says so. */
  score: rating,
  pros: lines,
  cons: lines,
  description: text,
  image: maybe(imageCodec),
  offers: list(merchantOfferCodec),
  relatedProduct: maybe(techProductCodec),
});
export type ListicleItem = z.output<typeof listicleItemCodec>;

const judged = z.number().min(RATING_SCALE.worst).max(RATING_SCALE.best);

/** Two products against each other in one respect: a score for each, in the order of the list. */
const roundCodec = z.object({ name: z.string().min(1), note: text, scores: z.tuple([judged, judged]) });
export type Round = z.output<typeof roundCodec>;

/** A list of products inside a story: the best of a kind, or some against each other. */
export const listicleCodec = z.object({
  id,
  title: text,
  /** What it all comes down to. */
  description: text,
  items: list(listicleItemCodec),
  rounds: list(roundCodec),
});
export type Listicle = z.output<typeof listicleCodec>;
