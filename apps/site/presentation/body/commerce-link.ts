/**
 * Words of a running text that lead to a shop which has the product, with its price after them. Without an offer they
 * are only words.
 */
import { type CommerceLink, escapeAttribute, escapeText } from '@masthead/body';
import { displayDay, type ShortcodeData } from '@masthead/model';
import { OUTBOUND } from '../../components/product/outbound.ts';
import { offersOf } from '../view/product.ts';
import { found } from './element.ts';

interface CommerceLinks {
  html(link: CommerceLink, words: string): string;
  /** Whether one of them leads to a shop. */
  paid(): boolean;
}

/** `words` are HTML already. */
export function commerceLinks(data: ShortcodeData | undefined): CommerceLinks {
  let paid = false;
  return {
    html({ product: slug }, words) {
      const product = found(data?.products, slug);
      const [offer] = product ? offersOf(product) : [];
      if (!offer) return words;
      paid = true;
      const { merchant, checkedAt } = offer;
      const checked = checkedAt === undefined ? '' : `, checked ${displayDay(checkedAt)}`;
      const price = offer.price ? ` (${escapeText(offer.price)} at ${escapeText(merchant)}${checked})` : '';
      return `<a href="${escapeAttribute(offer.href)}" rel="${OUTBOUND}">${words}</a>${price}`;
    },
    paid: () => paid,
  };
}
