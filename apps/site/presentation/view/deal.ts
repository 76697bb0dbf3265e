/** A story's deals to what pages show of them: the offer that is meant, what it costs, and whether that is good. */
import {
  type Deal as DealWire,
  displayDateTime,
  type Instant,
  type MerchantOffer,
  type Money,
  reviewPrice,
  type ShortcodeData,
  type TechProduct,
} from '@masthead/model';
import { type Deal, hasEnded } from '../../components/deal/deal.ts';
import type { Offer, SoldOut } from '../../components/product/offer.ts';
import { outboundHref } from '../outbound-href.ts';
import { adviceOn } from './price-record.ts';
import { inStockOf, offerOf, pricesOf, soldOutOf } from './product.ts';
import { productLink } from './product-link.ts';
import type { View } from './view.ts';

export interface DealSource {
  view: View;
  now: Instant;
  data: ShortcodeData | undefined;
}

/** A deal that says neither what it is nor which product is none. */
export function dealOf(deal: DealWire, source: DealSource): Deal[] {
  const { id, product, dateEnds } = deal;
  const name = deal.title ?? product?.name;
  if (!name) return [];
  const about: Deal = {
    id,
    name,
    ...(product && aboutProduct(product, source)),
    ...(dateEnds !== undefined && { ends: { at: dateEnds, text: displayDateTime(dateEnds) } }),
  };
  return [hasEnded(about, source.now) ? about : { ...about, ...offerIn(deal, source.now) }];
}

type Offered = Pick<Deal, 'offer' | 'soldOut' | 'price' | 'listPrice' | 'advice' | 'code' | 'terms'>;

/** What is over does not travel: not the way to the shop, not the code. */
const offerIn = (deal: DealWire, now: Instant): Offered => ({
  ...(deal.product ? ofProduct(deal, deal.product, now) : withoutProduct(deal)),
  ...(deal.code && { code: deal.code }),
  ...(deal.terms && { terms: deal.terms }),
});

function ofProduct(deal: DealWire, product: TechProduct, now: Instant): Offered {
  const meant = meantOffer(deal, product);
  const price = deal.price ?? meant?.offerPrice;
  const prices = pricesOf(product, now);
  const advice = price && prices && adviceOn(price.cents, prices);
  return {
    ...placeOf(meant, deal, product),
    ...(price && pricedAt(price, reviewPrice(product))),
    ...(advice && { advice }),
  };
}

/** What the shop of the deal has, or whichever shop is cheapest. */
const meantOffer = ({ merchant }: DealWire, product: TechProduct): MerchantOffer | undefined =>
  inStockOf(product).find((offer) => offerOf(offer).length > 0 && (!merchant || offer.offerMerchant === merchant));

function placeOf(
  meant: MerchantOffer | undefined,
  { merchant }: DealWire,
  product: TechProduct,
): { offer?: Offer; soldOut?: SoldOut } {
  const [offer] = meant ? offerOf(meant) : [];
  if (offer) return { offer };
  const gone = soldOutOf(product).find((shop) => !merchant || shop.merchant === merchant);
  return gone ? { soldOut: gone } : {};
}

const pricedAt = (price: Money, list: Money | undefined): Pick<Deal, 'price' | 'listPrice'> => ({
  price,
  ...(list && list.cents > price.cents && { listPrice: list }),
});

function withoutProduct({ merchant, url, price }: DealWire): Offered {
  const href = outboundHref(url);
  return {
    ...(merchant && href && { offer: { merchant, href } }),
    ...(price && { price }),
  };
}

function aboutProduct(product: TechProduct, source: DealSource): Pick<Deal, 'product' | 'prices'> {
  const { view, now } = source;
  const link = productLink(product, source);
  const prices = pricesOf(product, now);
  const picture = product.image && view.picture(product.image, 'thumb');
  return { ...(link && { product: { link, ...(picture && { picture }) } }), ...(prices && { prices }) };
}
