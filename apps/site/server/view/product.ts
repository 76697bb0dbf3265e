/** A product to what pages show of it: facts, prices as readers see them, and only links that lead to a shop's page. */
import {
  formatMoney,
  type MerchantOffer,
  merchantOfferCodec,
  offerHref,
  PRICE_ATTRIBUTE,
  parseAmount,
  reviewPrice,
  type TechProduct,
} from '@masthead/model';
import type { Offer, PricePoint, Spec } from '../../components/product/offer.ts';
import { outboundHref } from './outbound-href.ts';

/** What shops ask, the cheapest first; those that do not say how much come last. */
export function offersOf({ resellers }: TechProduct): Offer[] {
  return resellers
    .flatMap((wire) => merchantOfferCodec.safeParse(wire).data ?? [])
    .toSorted((one, other) => centsOf(one) - centsOf(other))
    .flatMap(offerOf);
}

const centsOf = ({ offerPrice }: MerchantOffer): number => offerPrice?.cents ?? Number.POSITIVE_INFINITY;

/** A shop without a name, or a link that is no web address, is no offer. */
function offerOf(offer: MerchantOffer): Offer[] {
  const href = outboundHref(offerHref(offer));
  if (!offer.offerMerchant || !href) return [];
  return [{ merchant: offer.offerMerchant, href, ...(offer.offerPrice && { price: formatMoney(offer.offerPrice) }) }];
}

/** An amount is told apart from the facts; a price that takes words, "$48 a year", is one of them. */
const isAmount = ({ slug, val }: TechProduct['attributes'][number]): boolean =>
  slug === PRICE_ATTRIBUTE && val.every((value) => parseAmount(value) !== undefined);

/** Each fact once. */
export function specsOf({ attributes }: TechProduct): Spec[] {
  const told = attributes.filter((attribute) => attribute.val.length > 0 && !isAmount(attribute));
  const byName = new Map(told.flatMap(({ name, val }) => (name ? [[name, val.join(', ')] as const] : [])));
  return [...byName].map(([name, value]) => ({ name, value }));
}

export function listPriceOf(product: TechProduct): string | undefined {
  const price = reviewPrice(product);
  return price && formatMoney(price);
}

export const pricePointsOf = ({ priceHistory }: TechProduct): PricePoint[] =>
  priceHistory.flatMap(({ date, price }) =>
    price ? [{ at: Date.parse(`${date}T12:00:00Z`), cents: price.cents }] : [],
  );
