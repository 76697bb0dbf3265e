/**
 * Words of a running text that lead to a shop: `<shortcode shortcode="commercelink" product="slug">words</shortcode>`.
 * They stand within a sentence, so they become HTML before the text is taken apart. Without an offer they are only words,
 * and whoever knows nothing of them, such as a feed, is left with the words too.
 */
import { type Shortcode, type ShortcodeData, sanitiseManuscript, shortcodesIn } from '@masthead/model';
import { escapeHtml } from '@masthead/web';
import { OUTBOUND } from '../../components/product/outbound.ts';
import { offersOf } from '../view/product.ts';
import { found } from './element.ts';

const NAME = 'commercelink';
const LINK = new RegExp(`<shortcode(?=[^<>]*\\s?shortcode="${NAME}")(?:\\s[^<>]*)?>(.*?)</shortcode>`, 'gs');

/** Sanitised, so that nothing but tags is written in angle brackets. */
export function withCommerceLinks(html: string, data: ShortcodeData | undefined): string {
  if (!html.includes(NAME)) return html;
  return sanitiseManuscript(html).replaceAll(LINK, (element, words: string) => {
    const [attributes] = shortcodesIn(element);
    return attributes ? linkOf(words, attributes, data) : words;
  });
}

function linkOf(words: string, { product: slug = '' }: Shortcode, data: ShortcodeData | undefined): string {
  const product = found(data?.products, slug);
  const [offer] = product ? offersOf(product) : [];
  if (!offer || !words.trim()) return words;
  const price = offer.price ? ` (${escapeHtml(offer.price)} at ${escapeHtml(offer.merchant)})` : '';
  return `<a href="${escapeHtml(offer.href)}" rel="${OUTBOUND}">${words}</a>${price}`;
}

/** Whether HTML that a page shows has such a link. */
export const hasCommerceLink = (html: string): boolean => html.includes(`rel="${OUTBOUND}"`);
