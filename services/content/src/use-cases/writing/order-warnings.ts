/** A comparison whose headline names its two products in another order than its list, which is that of every part of its page. */
import { labelsOf } from '@masthead/model';
import type { StoryDocument } from '../../kinds/kinds.ts';
import type { ProductRecord } from '../../repositories/products.ts';
import type { Warning } from './warning.ts';

export function orderWarnings(document: StoryDocument, products: readonly ProductRecord[]): Warning[] {
  const [first, second] = comparedIn(document).flatMap(
    (slug) => products.find((product) => product.slug === slug) ?? [],
  );
  if (!first || !second) return [];
  const [one, other] = [placeIn(document.headline, first, second), placeIn(document.headline, second, first)];
  if (one === undefined || other === undefined || one < other) return [];
  return [
    {
      field: 'listicle',
      message: `has ${first.name} first, and the headline ${second.name}: readers find both in the order of the list`,
    },
  ];
}

const comparedIn = (document: StoryDocument): string[] =>
  'versus' in document && document.versus && document.listicle.length === 2
    ? document.listicle.map(({ product }) => product)
    : [];

/** Where a headline first says something of a product's name that is not of the other's, too. */
function placeIn(headline: string, { name }: ProductRecord, other: ProductRecord): number | undefined {
  const words = headline.split(/\s+/);
  const own = name.split(/\s+/).filter((word) => labelsOf(other.name, [word]).size === 0);
  const place = words.findIndex((word) => own.some((part) => labelsOf(part, [word]).size > 0));
  return place === -1 ? undefined : place;
}
