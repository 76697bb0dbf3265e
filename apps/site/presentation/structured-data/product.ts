/** A product, and what shops ask for it: an offer without a price is no offer. */
import { amountOf, type MerchantOffer, type Money, merchantOfferCodec, type TechProduct } from '@masthead/model';
import type { AggregateOffer, Offer, Product } from 'schema-dts';
import { outboundHref } from '../outbound-href.ts';
import { type Describe, imageThing, type PageFacts } from './page-facts.ts';

interface Priced extends MerchantOffer {
  offerPrice: Money;
}

const isPriced = (offer: MerchantOffer): offer is Priced => offer.offerPrice !== undefined;
const priceText = (price: Money): string => amountOf(price).toFixed(2);

function offerThing({ offerPrice, offerMerchant, rawUrl, url }: Priced): Offer {
  // The shop's own address: a machine that reads it is no reader to earn from.
  const href = outboundHref(rawUrl ?? url);
  return {
    '@type': 'Offer',
    price: priceText(offerPrice),
    priceCurrency: offerPrice.currency,
    ...(href && { url: href }),
    ...(offerMerchant && { seller: { '@type': 'Organization', name: offerMerchant } }),
  };
}

/** One offer as it is, several as their range; undefined when none has a price. */
function offersThing(offers: readonly MerchantOffer[]): Offer | AggregateOffer | undefined {
  const priced = offers.filter(isPriced).toSorted((one, other) => one.offerPrice.cents - other.offerPrice.cents);
  const [lowest] = priced;
  const highest = priced.at(-1);
  if (!lowest || !highest) return undefined;
  if (priced.length === 1) return offerThing(lowest);
  return {
    '@type': 'AggregateOffer',
    lowPrice: priceText(lowest.offerPrice),
    highPrice: priceText(highest.offerPrice),
    priceCurrency: lowest.offerPrice.currency,
    offerCount: priced.length,
    offers: priced.map(offerThing),
  };
}

/** What shops have of a product; one that cannot be read is left out, and so is one that has none left. */
const resellersOf = ({ resellers }: TechProduct): MerchantOffer[] =>
  resellers.flatMap((wire) => merchantOfferCodec.safeParse(wire).data ?? []).filter(({ inStock }) => inStock !== false);

interface ProductFacts {
  name: string;
  product?: TechProduct | undefined;
  offers?: readonly MerchantOffer[];
}

/**
 * A product under the name that the page gives it, with the offers that the page shows. It has no address: that of a
 * reviewed product leads on to its review.
 */
export function productThing({ name, product, offers }: ProductFacts, page: PageFacts) {
  const asked = offersThing(offers ?? (product ? resellersOf(product) : []));
  return {
    '@type': 'Product',
    name,
    ...(product?.image && { image: imageThing(product.image, page) }),
    ...(product?.manufacturer && { brand: { '@type': 'Brand', name: product.manufacturer } }),
    ...(product?.category && { category: product.category }),
    ...(asked && { offers: asked }),
  } satisfies Product;
}

/** The product of a page of its own, which is its address; one without a name is none. */
export const product =
  (about: TechProduct): Describe =>
  (page) =>
    about.name ? { ...productThing({ name: about.name, product: about }, page), url: page.pageUrl } : undefined;
