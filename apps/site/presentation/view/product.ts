/** A product to what pages show of it: facts, prices as readers see them, and only links that lead to a shop's page. */
import {
  formatMoney,
  type Instant,
  type MerchantOffer,
  merchantOfferCodec,
  offerHref,
  PRICE_ATTRIBUTE,
  parseAmount,
  reviewPrice,
  type TechProduct,
} from '@masthead/model';
import type { Market, Offer, PricePoint, Prices, SoldOut, Spec } from '../../components/product/offer.ts';
import { outboundHref } from '../outbound-href.ts';
import { pricesUntil } from './price-record.ts';

/** What shops say, the cheapest first; those that do not say how much come last. */
const saidOf = ({ resellers }: TechProduct): MerchantOffer[] =>
  resellers
    .flatMap((wire) => merchantOfferCodec.safeParse(wire).data ?? [])
    .toSorted((one, other) => centsOf(one) - centsOf(other));

const isInStock = ({ inStock }: MerchantOffer): boolean => inStock !== false;

/** What shops have that a reader can be sent to. */
export const inStockOf = (product: TechProduct): MerchantOffer[] => saidOf(product).filter(isInStock);

export const offersOf = (product: TechProduct): Offer[] => inStockOf(product).flatMap(offerOf);

/** All that shops say of a product, also those that have none left. */
export function marketOf(product: TechProduct): Market {
  const said = saidOf(product);
  const checkedAt = checkedAtOf(said);
  return {
    offers: said.filter(isInStock).flatMap(offerOf),
    soldOut: soldOutOf(product),
    ...(checkedAt !== undefined && { checkedAt }),
  };
}

/** Prices are as old as the oldest of them; one of no known age makes that of all unknown. */
function checkedAtOf(said: readonly MerchantOffer[]): Instant | undefined {
  const known = said.flatMap(({ dateChecked }) => dateChecked ?? []);
  return known.length > 0 && known.length === said.length ? Math.min(...known) : undefined;
}

const centsOf = ({ offerPrice }: MerchantOffer): number => offerPrice?.cents ?? Number.POSITIVE_INFINITY;

/** A shop without a name, or a link that is no web address, is no offer. */
export function offerOf(offer: MerchantOffer): Offer[] {
  const { offerMerchant: merchant, offerPrice: price, note, dateChecked } = offer;
  const href = outboundHref(offerHref(offer));
  if (!merchant || !href) return [];
  return [
    {
      merchant,
      href,
      ...(price && { price: formatMoney(price) }),
      ...(note && { note }),
      ...(price && dateChecked !== undefined && { checkedAt: dateChecked }),
    },
  ];
}

/** Shops that have none left. */
export const soldOutOf = (product: TechProduct): SoldOut[] =>
  saidOf(product)
    .filter((offer) => !isInStock(offer))
    .flatMap(({ offerMerchant: merchant, note }) => (merchant ? [{ merchant, ...(note && { note }) }] : []));

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

export const pricesOf = (product: TechProduct, now: Instant): Prices | undefined =>
  pricesUntil(now, pricePointsOf(product));

export const pricePointsOf = ({ priceHistory }: TechProduct): PricePoint[] =>
  priceHistory.flatMap(({ date, price }) =>
    price ? [{ at: Date.parse(`${date}T12:00:00Z`), cents: price.cents }] : [],
  );
