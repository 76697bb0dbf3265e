/** The product that live coverage judges: that of the first entry with a review card. */
import { type ArticleLive, parseWire, shortcodesIn, techProductCodec } from '@masthead/model';
import type { Describe } from './page-facts.ts';
import { productThing } from './product.ts';

const REVIEW_CARD = 'reviewcard';

function firstCard({ items }: Pick<ArticleLive, 'items'>): Readonly<Record<string, string>> | undefined {
  for (const { body } of items) {
    const card = shortcodesIn(body ?? '').find(({ shortcode }) => shortcode === REVIEW_CARD);
    if (card) return card;
  }
  return undefined;
}

/** A card carries its product as JSON; what cannot be read throws, and is logged and passed over like all else. */
export const reviewCard =
  (live: Pick<ArticleLive, 'items'>): Describe =>
  (page) => {
    const api = firstCard(live)?.api;
    if (!api) return undefined;
    const data: unknown = JSON.parse(api);
    const product = parseWire(techProductCodec, data);
    return product.name ? productThing({ name: product.name, product }, page) : undefined;
  };
