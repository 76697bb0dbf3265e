/** A best list: its products in their order, each with what was said of it. */
import type { Author, Listicle, ListicleItem } from '@masthead/model';
import type { ListItem } from 'schema-dts';
import { notesOf } from './notes.ts';
import { type Describe, imageThing, type PageFacts } from './page-facts.ts';
import { signatures } from './person.ts';
import { productThing } from './product.ts';

function listedProduct(item: ListicleItem, name: string, authors: readonly Author[], page: PageFacts) {
  const { image, description, award, pros, cons, offers, relatedProduct } = item;
  return {
    ...productThing({ name, product: relatedProduct, offers }, page),
    ...(image && { image: imageThing(image, page) }),
    ...(description && { description }),
    ...(award && { award }),
    ...((pros.length > 0 || cons.length > 0) && {
      review: { '@type': 'Review' as const, author: signatures(authors, page), ...notesOf(pros, cons) },
    }),
  };
}

/** Undefined for a list without a product that has a name. */
export const bestList =
  ({ items, title }: Listicle, authors: readonly Author[]): Describe =>
  (page) => {
    const named = items.flatMap((item) => {
      const name = item.title ?? item.relatedProduct?.name;
      return name ? [{ item, name }] : [];
    });
    if (named.length === 0) return undefined;
    return {
      '@type': 'ItemList',
      ...(title && { name: title }),
      numberOfItems: named.length,
      itemListElement: named.map(
        ({ item, name }, index): ListItem => ({
          '@type': 'ListItem',
          position: index + 1,
          item: listedProduct(item, name, authors, page),
        }),
      ),
    };
  };
