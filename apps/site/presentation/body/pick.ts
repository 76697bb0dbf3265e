/** A choice of the story's list, by its rank. */
import type { ListicleItem } from '@masthead/model';
import type { PickData } from '../../components/body/pick/data.ts';
import { offersOf, specsOf } from '../view/product.ts';
import { reviewHref } from '../view/product-link.ts';
import { found, type Show, type Told } from './element.ts';

/** Shops beyond these add nothing but length. */
const MOST_OFFERS = 6;

export const pick: Show<'cnetlisticle'> = ({ item }, told) => {
  const { choices = [], heading, view } = told;
  const choice = choices.find(({ rank }) => rank === item);
  const title = heading?.title || choice?.title;
  if (!choice || !title) return undefined;
  const { image } = choice;
  return {
    ...pickOf(choice, item, told),
    title,
    ...(image && { picture: view.picture(image, 'pick') }),
    ...(heading && { anchor: heading.id }),
    ...(!heading?.title && { below: true }),
  };
};

/** What is known of a choice wherever it is shown; which pictures of it, the place says. */
export function pickOf(choice: ListicleItem, rank: number, told: Pick<Told, 'data' | 'view'>): PickData {
  const { award, description, pros, cons, relatedProduct, title } = choice;
  const name = title ?? relatedProduct?.name ?? '';
  const slug = relatedProduct?.slugs[0] ?? '';
  const score = found(told.data?.reviews, slug)?.rating ?? choice.score;
  const href = reviewHref(slug, told);
  return {
    rank,
    title: name,
    name,
    good: pros,
    bad: cons,
    offers: relatedProduct ? offersOf(relatedProduct).slice(0, MOST_OFFERS) : [],
    specs: relatedProduct ? specsOf(relatedProduct) : [],
    ...(award && { award }),
    ...(description && { summary: description }),
    ...(score !== undefined && { score }),
    ...(href && { reviewHref: href }),
  };
}
