/** What the product costs that a story judges, recommends before all others, or offers: its index page is narrowed by that. */
import { formOfStory, type IndexForm, indexBands, isIndexForm, storyKindOf } from '@masthead/model';
import { storyDetails } from '../kinds/details.ts';
import { definitionOf, type StoryDetail } from '../kinds/kinds.ts';
import { type ProductRecord, productRecords } from '../repositories/products.ts';
import type { ContentDb, StoryRow } from '../schema.ts';
import { cheapestOf, dealOf } from './deals.ts';
import { productsIn } from './shown-things.ts';

type PricedStory = Pick<StoryRow, 'type_name' | 'type' | 'section' | 'headline' | 'detail'>;

/** In cents; null where it is about nothing that can be bought. */
export async function storyPrice(db: ContentDb, story: PricedStory): Promise<number | null> {
  const form = formOf(story);
  // Most stories are of none that is narrowed by price.
  if (!form || !isIndexForm(form) || !indexBands[form].price) return null;
  const slugs = pricedProducts(form, storyDetails.read(story.detail));
  if (slugs.length === 0) return null;
  const found = new Map((await productRecords(db, { slugs }, false)).map((product) => [product.slug, product]));
  const products = slugs.flatMap((slug) => found.get(slug) ?? []);
  return form === 'deals' ? (dealOf(products, story.headline)?.price ?? null) : priceOf(products);
}

const formOf = ({ type_name, type, section }: PricedStory) =>
  formOfStory({ kind: storyKindOf(type_name), type, section });

function pricedProducts(form: IndexForm, detail: StoryDetail): string[] {
  switch (form) {
    case 'reviews':
      return [definitionOf(detail).judged(detail)?.product ?? []].flat();
    case 'best-lists':
      return definitionOf(detail)
        .choices(detail)
        .slice(0, 1)
        .map(({ product }) => product);
    case 'deals':
      return productsIn(detail);
    default:
      return [];
  }
}

const priceOf = ([product]: readonly ProductRecord[]): number | null =>
  (product && cheapestOf(product)?.price_cents) ?? null;
