/** The product that live coverage judges: that of the first entry with a review card. */
import type { Attributes, Body, Element } from '@masthead/body';
import { type ArticleLive, parseWire, techProductCodec } from '@masthead/model';
import { textTree } from '../body/text-tree.ts';
import type { Describe } from './page-facts.ts';
import { productThing } from './product.ts';

function firstCard({ items }: Pick<ArticleLive, 'items'>): Attributes<'reviewcard'> | undefined {
  for (const { body } of items) {
    const card = textTree(body ?? '').body.blocks.find(isCard);
    if (card) return card.attributes;
  }
  return undefined;
}

const isCard = (block: Body['blocks'][number]): block is Element<'reviewcard'> =>
  block.kind === 'element' && block.name === 'reviewcard';

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
